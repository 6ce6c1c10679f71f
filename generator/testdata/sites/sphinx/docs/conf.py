import os

project = "Windmill"
html_title = "Windmill handbook"
html_baseurl = "https://mill.example.org/book/"
html_logo = "_static/sails.svg"
extensions = ["myst_parser", os.environ.get("MORE", "sphinx.ext.autodoc")]
exclude_patterns = [
    "_build",
    "drafts/*",
]
intersphinx_mapping = {
    "bakery": ("https://bakery.example.org/book/", None),  # its "loaves"
}
myst_url_schemes = {
    "http": None,
    "https": None,
    "sack": {"url": "https://sacks.example.org/{{path}}#{{fragment}}", "title": "Sack {{path}}"},
    "miller": os.environ.get("MILLER"),
}
