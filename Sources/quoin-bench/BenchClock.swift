#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// What times are measured by.
enum BenchClock {
  /// The time that passes.
  case wall
  /// The time that this process has the processor.
  case processor

  /// The time now, in microseconds since some moment.
  var microseconds: Double {
    var time = timespec()
    clock_gettime(self == .wall ? CLOCK_MONOTONIC : CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e6 + Double(time.tv_nsec) / 1e3
  }
}
