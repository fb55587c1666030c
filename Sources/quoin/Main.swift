@main
enum Main {
  static func main() {
    Tool.runAndExit(CommandLine.arguments)
  }
}
