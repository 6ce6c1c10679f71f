import setuptools

entry_points = {"console_scripts": ["acme = acme.main:main", "gone = acme.gone:main", "plain = acme.main:helper"]}
setuptools.setup(entry_points=entry_points)
