/// The entry of the benchmarks: the first argument names one.
@main
enum Main {
  static func main() {
    let arguments = Array(CommandLine.arguments.dropFirst())
    switch arguments.first {
    case "solve": SolveCommand.run(Array(arguments.dropFirst()))
    default: usage()
    }
  }

  /// Says what there is and ends with the exit code of wrong usage (sysexits.h, EX_USAGE).
  private static func usage() -> Never {
    BenchOutput.fail(
      "usage: quoin-bench solve FILE.sys [--quick] [--values FILE] [--repeat N]", code: 64)
  }
}
