@main
enum Main {
  static func main() {
    Tool.runAndExit(Array(CommandLine.arguments.dropFirst()))
  }
}
