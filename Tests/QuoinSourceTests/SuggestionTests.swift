import QuoinSource
import Testing

@Suite struct SuggestionTests {
  @Test(arguments: [
    ("lable", "label"), ("cornerradius", "cornerRadius"), ("corner-radius", "cornerRadius"),
    ("cornerRadus", "cornerRadius"), ("hstck", "hstack"), ("Top", "top"), ("botom", "bottom"),
  ])
  func nearNamesAreSuggested(_ name: String, _ expected: String) {
    let names = ["label", "cornerRadius", "vstack", "hstack", "top", "bottom", "leading"]
    #expect(Suggestion.nearest(to: name, among: names) == expected)
  }

  @Test(arguments: ["colour", "x", "", "zzzzzzzz", String(repeating: "a", count: 100_000)])
  func farNamesAreNot(_ name: String) {
    #expect(Suggestion.nearest(to: name, among: ["label", "top", "y", "image"]) == nil)
  }
}
