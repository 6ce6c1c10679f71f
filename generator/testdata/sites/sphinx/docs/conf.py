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
