@main struct Quickstart { static func main() { print(PackageResources.issues_json.count) } }
