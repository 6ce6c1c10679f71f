import sys

from depot.main import Depot


def main():
    depot = Depot()
    return depot.parse(sys.argv[1:])
