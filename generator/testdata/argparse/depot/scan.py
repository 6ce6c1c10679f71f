import argparse

parser = argparse.ArgumentParser(description="Scans the depot.")
parser.add_argument("--deep", action="store_true", help="Look into boxes too.")


class Words(argparse.ArgumentParser):
    def __init__(self, **settings):
        super().__init__(description="Scans words.", **settings)
        self.add_argument("word")


def cli():
    options, rest = parser.parse_known_args()
    words = Words(parents=[parser], add_help=False)
    if rest:
        words.add_argument("--many", action="store_true")
    else:
        words.add_argument("--many", action="store_true", help="In no case.")
    raise SystemExit(len(words.parse_args(rest).word))
