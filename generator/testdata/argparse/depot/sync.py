from depot.scan import cli


def main():
    cli()
