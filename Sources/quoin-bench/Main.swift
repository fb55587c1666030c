#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

@main
enum Main {
  static func main() {
    let arguments = Array(CommandLine.arguments.dropFirst(2))
    switch CommandLine.arguments.dropFirst().first {
    case "measure": exit(Measure.run(arguments))
    default: exit(64)
    }
  }
}
