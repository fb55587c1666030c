#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The entry of the benchmarks: the first argument names one.
@main
enum Main {
  static func main() {
    let arguments = Array(CommandLine.arguments.dropFirst(2))
    switch CommandLine.arguments.dropFirst().first {
    case "compile": CompileCommand.run(arguments)
    case "growth": GrowthCommand.run()
    case "measure": exit(Measure.run(arguments))
    case "solve": SolveCommand.run(arguments)
    case "warm": WarmCommand.run(arguments)
    default: usage()
    }
  }

  /// Says what there is and ends with the exit code of wrong usage (sysexits.h, EX_USAGE).
  private static func usage() -> Never {
    BenchOutput.fail(
      """
      usage: quoin-bench compile FILE... [--repeat N]
             quoin-bench growth
             quoin-bench measure [--legacy] <ROWS.tsv
             quoin-bench solve FILE.sys [--quick] [--cpu] [--values FILE] [--repeat N]
             quoin-bench warm FILE.sys ROW FROM TO
      """, code: 64)
  }
}
