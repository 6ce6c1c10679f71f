import { expect, test } from "vitest";
import { readChunk } from "./read-chunk.ts";

const read = (text: string): ReturnType<typeof readChunk> => readChunk(text.split("\n"), 0);
const code = { shows: "code", optionLines: 0, anchor: undefined };

test.each([
  ["the name of a program", "```{r}", { ...code, info: "r no-check" }],
  ["a program by another name", "~~~ {ojs, echo=FALSE}", { ...code, info: "js no-check" }],
  [
    "options behind it",
    '```{python}\n#| label: fig-a\n#| fig-cap: "A `b`"\nx',
    { ...code, info: "python title=\"A 'b'\" no-check", optionLines: 2, anchor: "fig-a" },
  ],
  ["that it isn't shown", "```{r}\n#| include: false", { info: "", shows: "nothing", optionLines: 1 }],
  ["that it isn't shown, in its braces", "```{r, include = FALSE}", { info: "", shows: "nothing", optionLines: 0 }],
  ["HTML", "```{=html}", { info: "", shows: "words", optionLines: 0 }],
  ["another form than HTML", "```{=latex}", { info: "", shows: "nothing", optionLines: 0 }],
  [
    "a diagram with options",
    "```{mermaid}\n%%| fig-cap: Ways",
    { ...code, info: 'mermaid title="Ways" no-check', optionLines: 1 },
  ],
  ["a file", '```{.python filename="run.py"}', { ...code, info: 'python title="run.py"' }],
])("braces behind the mark of a fence say %s", (_, text, chunk) => {
  expect(read(text)).toEqual(chunk);
});

test.each(["```python", "```{note}\nwords", "```{mermaid}\ngraph TD", "```{.python}", "{r}"])(
  "%s is no chunk",
  (text) => {
    expect(read(text)).toBeUndefined();
  },
);
