"""Which build this is: compiled by mypyc, or pure Python. Both play the same games."""

SUFFIXES = (".so", ".pyd")


def compiled() -> bool:
    return __file__.endswith(SUFFIXES)


def name() -> str:
    return "compiled" if compiled() else "pure Python"
