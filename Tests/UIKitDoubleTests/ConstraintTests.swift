import Testing
import UIKitDouble

/// Constraints: directions, priorities, margins, safe areas, what scrolls.
@MainActor @Suite(.serialized) struct ConstraintTests {
  @Test func constantsOfLeadingAndTrailingPointInwardsInBothDirections() {
    for direction in [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft] {
      let view = UIView()
      Screens.show([view], in: Screens.environment(direction: direction)) { root in
        [
          view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
          view.trailingAnchor.constraint(
            lessThanOrEqualTo: root.trailingAnchor, constant: -30),
          view.widthAnchor.constraint(equalToConstant: 1000, priority: 500),
          view.topAnchor.constraint(equalTo: root.topAnchor),
          view.heightAnchor.constraint(equalToConstant: 5),
        ]
      }
      let x: Double = direction == .leftToRight ? 10 : 30
      #expect(Screens.numbers(view.frame) == [x, 0, 360, 5])
      #expect(LayoutFindings.all == [])
    }
  }

  @Test func centresAndPhysicalEdgesDoNotFlip() {
    let (centred, left) = (UIView(), UIView())
    Screens.show([centred, left], in: Screens.environment(direction: .rightToLeft)) { root in
      [
        centred.centerXAnchor.constraint(equalTo: root.centerXAnchor, constant: 20),
        centred.widthAnchor.constraint(equalToConstant: 100),
        left.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 7),
        left.widthAnchor.constraint(equalToConstant: 50),
      ]
    }
    #expect(centred.frame.minX == 170)
    #expect(left.frame.minX == 7)
  }

  /// One constraint of a level outweighs any number of a lower one.
  @Test func prioritiesAreLexicographic() {
    let view = UIView()
    Screens.show([view]) { _ in
      [view.widthAnchor.constraint(equalToConstant: 300, priority: 501)]
        + (0..<50).map { _ in view.widthAnchor.constraint(equalToConstant: 10, priority: 500) }
    }
    #expect(view.frame.width == 300)
  }

  @Test func conflictsAreFound() {
    let view = UIView()
    Screens.show([view]) { _ in
      [
        view.widthAnchor.constraint(equalToConstant: 10),
        view.widthAnchor.constraint(equalToConstant: 20),
      ]
    }
    #expect(LayoutFindings.all.count == 1)
  }

  /// A root's margins are the system's, inside the safe area; those of what is in it are 8, and as
  /// far as the safe area reaches into it, more.
  @Test func marginsLieInsideTheSafeArea() {
    let (box, inner) = (UIView(), UIView())
    box.addSubview(inner)
    inner.translatesAutoresizingMaskIntoConstraints = false
    let environment = Screens.environment(
      safeArea: UIEdgeInsets(top: 50, left: 0, bottom: 34, right: 0))
    Screens.show([box], in: environment) { root in
      pinned(box, to: root.layoutMarginsGuide) + pinned(inner, to: box.layoutMarginsGuide)
    }
    #expect(Screens.numbers(box.frame) == [16, 50, 368, 716])
    #expect(Screens.numbers(inner.frame) == [8, 8, 352, 700])
  }

  @Test func nestedMarginsGrowWhereTheSafeAreaReaches() {
    let (box, inner) = (UIView(), UIView())
    box.addSubview(inner)
    inner.translatesAutoresizingMaskIntoConstraints = false
    let environment = Screens.environment(
      safeArea: UIEdgeInsets(top: 50, left: 0, bottom: 34, right: 0))
    Screens.show([box], in: environment) { root in
      [
        box.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
        box.bottomAnchor.constraint(equalTo: root.bottomAnchor),
        box.leftAnchor.constraint(equalTo: root.leftAnchor),
        box.rightAnchor.constraint(equalTo: root.rightAnchor),
      ] + pinned(inner, to: box.layoutMarginsGuide)
    }
    #expect(Screens.numbers(inner.frame) == [8, 48, 384, 790 - 48 - 42])
    box.insetsLayoutMarginsFromSafeArea = false
    box.layoutIfNeeded()
    #expect(Screens.numbers(inner.frame) == [8, 8, 384, 774])
  }

  @Test func theReadableWidthIs672() {
    let view = UIView()
    Screens.show([view], in: Screens.environment(width: 1024, height: 768)) { root in
      pinned(view, to: root.readableContentGuide)
    }
    #expect(view.frame.minX == 176 && view.frame.width == 672)
  }

  @Test func whatScrollsIsAsLargeAsItsContentSays() {
    let (scroll, view) = (UIScrollView(), UIView())
    view.translatesAutoresizingMaskIntoConstraints = false
    scroll.addSubview(view)
    Screens.show([scroll]) { root in
      pinned(scroll, to: root.safeAreaLayoutGuide)
        + [
          view.topAnchor.constraint(equalTo: scroll.topAnchor, constant: 10),
          view.bottomAnchor.constraint(
            equalTo: scroll.contentLayoutGuide.bottomAnchor, constant: -5),
          view.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor),
          view.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor),
          view.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
          view.heightAnchor.constraint(equalToConstant: 2000),
        ]
    }
    #expect(Screens.numbers(scroll.frame) == [0, 0, 400, 800])
    #expect(Screens.numbers(view.frame) == [0, 10, 400, 2000])
    #expect(scroll.contentSize == CGSize(width: 400, height: 2015))
  }

  @Test func theKeyboardCoversTheBottom() {
    var environment = Screens.environment(
      safeArea: UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
    let (above, whole) = (UIView(), UIView())
    let window = Screens.show([above, whole], in: environment) { root in
      [
        above.bottomAnchor.constraint(equalTo: root.keyboardLayoutGuide.topAnchor),
        above.heightAnchor.constraint(equalToConstant: 10),
        whole.heightAnchor.constraint(equalToConstant: 10),
      ]
    }
    #expect(above.frame.maxY == 766)
    environment.keyboardHeight = 300
    window.environment = environment
    window.layoutIfNeeded()
    #expect(above.frame.maxY == 500)
  }

  @Test func aSwitchIsWiderThanConstraintsSee() {
    for direction in [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft] {
      let toggle = UISwitch()
      Screens.show([toggle], in: Screens.environment(direction: direction)) { root in
        [
          toggle.topAnchor.constraint(equalTo: root.topAnchor),
          toggle.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16),
        ]
      }
      let x: Double = direction == .leftToRight ? 400 - 16 - 49 : 14
      #expect(Screens.numbers(toggle.frame) == [x, 0, 51, 31])
    }
  }

  @Test func aFittingSizeIsTheLeastThatContentAllows() {
    let window = HostWindow(Screens.environment())
    let root = UIView()
    let label = Screens.label("aaaa bbbb cccc", lines: 0)
    label.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(label)
    NSLayoutConstraint.activate(
      [
        label.topAnchor.constraint(equalTo: root.topAnchor, constant: 5),
        label.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -5),
        label.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
        label.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -10),
      ])
    #expect(
      window.fittingSize(of: root, width: 120, height: nil) == CGSize(width: 120, height: 58))
    #expect(
      window.fittingSize(of: root, width: nil, height: nil) == CGSize(width: 160, height: 34))
  }

  private func pinned(_ view: UIView, to guide: UILayoutGuide) -> [NSLayoutConstraint] {
    [
      view.topAnchor.constraint(equalTo: guide.topAnchor),
      view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
    ]
  }
}

extension NSLayoutDimension {
  /// A size at a priority.
  fileprivate func constraint(
    equalToConstant constant: CGFloat, priority: Float
  ) -> NSLayoutConstraint {
    let constraint = constraint(equalToConstant: constant)
    constraint.priority = UILayoutPriority(priority)
    return constraint
  }
}
