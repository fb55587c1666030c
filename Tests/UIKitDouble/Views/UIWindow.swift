/// The view that has all others in it.
@MainActor open class UIWindow: UIView {}
