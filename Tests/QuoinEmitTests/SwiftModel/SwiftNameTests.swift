import Testing

@testable import QuoinEmit

struct SwiftNameTests {
  @Test func keepsNamesAndNumbersClashes() {
    #expect(
      SwiftName.cases(["a-b", "a_b", "aB", "a--b", "aB_2", "ad\u{200B}min", "admin"])
        == ["aB_3", "a_b", "aB", "aB_4", "aB_2", "admin_2", "admin"])
  }

  @Test func tellsCanonicallyEquivalentIdsApart() {
    let names = SwiftName.cases(["caf\u{E9}", "cafe\u{301}"])
    #expect(Set(names).count == 2)
  }

  @Test(arguments: [
    ("25UltraLight", "_25UltraLight"), ("class", "`class`"), ("init", "init_"), ("none", "none_"),
    ("sign-in", "signIn"), ("a.b c", "aBC"), ("π", "π"), ("👍", "👍"), ("☺", "u263A"), ("", "view"),
    ("_", "_view"), ("---", "view"), ("\u{301}", "_\u{301}"), ("$x", "x"),
  ])
  func makesAName(id: String, name: String) {
    #expect(SwiftName.cases([id]) == [name])
  }

  @Test(arguments: [
    ("Login", "Login"), ("my screen", "MyScreen"), ("String", "StringScreen"), ("", "Screen"),
    ("2nd", "_2nd"), ("a-b", "AB"),
  ])
  func makesATypeName(screen: String, name: String) {
    #expect(SwiftName.type(screen) == name)
  }
}
