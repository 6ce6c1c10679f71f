DEFAULT_PAGES = 10
NAMES = ["a", "b"]
