import { describe, expect, it } from "vitest";
import { skimPython } from "./skim-python.ts";

const skim = (text: string): string => skimPython(text, (body) => body.includes("getenv"));

describe("skimPython", () => {
  it("leaves out bodies of functions, and keeps each line in its place", () => {
    const text = `class A(B):
    """Doc."""

    x: int = 1  # (

    @validator("x")
    def check(cls, v: str = ")") -> str:
        # Comment.
        if v:
            def inner(): return [

            ]
        return v
  # A comment that stands where nothing else may.

    async def run(
        self,
    ) -> None:
        """What it does."""
        await self.go()
\tdef_ = 2

y = 3
`;
    const skimmed = skim(text);
    expect(skimmed.split("\n")).toHaveLength(text.split("\n").length);
    expect(skimmed).toBe(`class A(B):
    """Doc."""

    x: int = 1  # (

    @validator("x")
    def check(cls, v: str = ")") -> str:
        # Comment.
        pass




  # A comment that stands where nothing else may.

    async def run(
        self,
    ) -> None:
        """What it does."""
        
\tdef_ = 2

y = 3
`);
  });

  it("leaves out methods that a class keeps to itself, but for those that are decorated or matter", () => {
    const text = `class A:
    def _run(
        self, what: str
    ) -> None:
        """What it does."""
        self.go(what)

    @property
    def _name(self) -> str:
        name = self.x
        return name

    def _token(self) -> str:
        self.x = getenv("TOKEN")

    def __init__(self, x: int) -> None:
        self.x = x

def _make() -> None:
    go()
`;
    expect(skim(text)).toBe(`class A:
    pass





    @property
    def _name(self) -> str:
        pass


    def _token(self) -> str:
        self.x = getenv("TOKEN")

    def __init__(self, x: int) -> None:
        pass

def _make() -> None:
    pass
`);
  });

  it.each([
    ["a lone return", "def a():\n    '''Doc.'''\n    return [\n        1,\n    ]\n"],
    ["a body on the line of its name", "def a(): return 1\nx = 2\n"],
    [
      "a method of the class",
      "@note\n@classmethod\ndef create(cls, given):\n    config = C.parse_obj(given)\n    return cls(config)\n",
    ],
    [
      "what looks at what a model is given",
      "@root_validator(pre=True)\ndef take(cls, values):\n    values.pop('a')\n    return values\n",
    ],
    ["what matters", 'def a():\n    b = os.getenv("B")\n    return b\n'],
    ["a text that doesn't end", 'def a():\n    b = """\n    return b\n'],
    ["a short text over two lines", "def a():\n    b = 'c\n    d = 1'\n    return b\n"],
    ["brackets that don't meet", "def a():\n    b = (1\n    c = 2\n"],
    ["brackets that close too often", "def a():\n    b = 1)\n    c = 2\n"],
    ["nothing", ""],
  ])("keeps %s", (_, text) => {
    expect(skim(text)).toBe(text);
  });

  it("isn't led astray by quotes, backslashes and line ends of another kind", () => {
    const text = `def a():\r\n    b = "\\\\" + 'it\\'s' \\\r\n        + r"""def c(): " \\"""" # "\r\n    return b\r\nd = "x\\\r\ny"\r\n`;
    expect(skim(text)).toBe(`def a():\r\n    pass\n\n\nd = "x\\\r\ny"\r\n`);
  });

  it("takes time in step with the text", () => {
    const text = `def a():\n${'    b = "\\"" + \'(\' # )\n'.repeat(100_000)}`;
    expect(skim(text)).toHaveLength("def a():\n    pass\n".length + 99_999);
  });
});
