/// A double of UIKit for tests on systems that have none.
///
/// It declares what generated code uses and behaves like UIKit where layout is concerned: content
/// sizes, text rectangles, constraints, stacks, margins, directions. Its rules are written from
/// Apple's documentation and recorded output of UIKit, a second time and independently of Quoin's
/// own layout, which it must not import: only then do equal frames prove anything. Constraints are
/// solved by QuoinSolver and text is measured by QuoinText, so neither of those is proved here.
///
/// Nothing is drawn and there are no events. What UIKit has no public name for stands in `Hosting`.
@_exported import Foundation
