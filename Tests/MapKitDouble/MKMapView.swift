@_exported import UIKitDouble

/// A view that shows a map: all of MapKit that generated code uses.
@MainActor open class MKMapView: UIView {}
