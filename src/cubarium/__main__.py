"""Run the command line with `python -m cubarium`."""

from cubarium.cli.main import main

if __name__ == "__main__":
    main()
