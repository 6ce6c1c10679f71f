import type { Token } from "markdown-it";
import type { IngestionRecipe } from "../../catalogue/ingestion.ts";
import { createReport } from "../../diagnostics/report.ts";
import { readRecipe, readRecipeParts, type PlaceInRecipe } from "../ingestion/read-recipe.ts";
import { parseLocatedJson } from "../json/parse-located-json.ts";
import type { LocatedJson } from "../json/located-json.ts";
import { readShell } from "../shell/read-shell.ts";
import type { FileLines } from "./locate-targets.ts";
import type { ProseExample } from "./prose-document.ts";

/** Words behind the backticks, by the language that they mean. */
const languages: ReadonlyMap<string, ProseExample["language"]> = new Map([
  ["graphql", "graphql"],
  ["gql", "graphql"],
  ["python", "python"],
  ["py", "python"],
  ["python3", "python"],
  ["yaml", "recipe"],
  ["yml", "recipe"],
  ["json", "json"],
  ["shell", "shell"],
  ["bash", "shell"],
  ["sh", "shell"],
  ["zsh", "shell"],
  ["console", "shell"],
  ["shell-session", "shell"],
]);

/** Longer ones are data, and nobody's example. */
const longest = 50_000;

/** The code on a page that can be held against the model, with its place. */
export function listExamples(tokens: readonly Token[], file: FileLines): readonly ProseExample[] {
  return tokens.flatMap(({ type, info, map, content: text }): readonly ProseExample[] => {
    if (type !== "fence" || map === null || text.length > longest) return [];
    const language = languages.get(/^[\w-]*/.exec(info.trim())?.[0].toLowerCase() ?? "") ?? tellLanguage(info, text);
    if (language === undefined || text.includes("{{") || /\sno-check\b/.test(info)) return [];
    const first = text.split("\n").findIndex((line) => line.trim() !== "");
    if (first === -1) return [];
    const content = text.split("\n")[first] ?? "";
    const column = Math.max(0, file.lines[map[0] + 1 + first]?.indexOf(content) ?? 0);
    const example: ProseExample = { language, text, file: file.span(map[0], 0, 1).file, line: map[0] + 1, column };
    return readExample(example, file).map((read) => placeExample(read, first, file));
  });
}

/** The example with its place in its own file, where the text was put together from several. */
function placeExample(example: ProseExample, first: number, file: FileLines): ProseExample {
  const { startLine, startColumn } = file.span(example.line + first, example.column, 1);
  return { ...example, line: startLine - 1 - first, column: startColumn - 1 };
}

/** What a block is that nobody has given a language. */
function tellLanguage(info: string, text: string): ProseExample["language"] | undefined {
  if (info.trim() !== "") return undefined;
  if (/^\s*[[{]/.test(text)) return "json";
  return /^\s*(?:[$%>❯][ \t]+)?[a-z][\w-]*[ \t]+\S/.test(text) ? "shell" : undefined;
}

/** The example with what its language asks to be read already; none where there is nothing to hold against the model. */
function readExample(example: ProseExample, file: FileLines): readonly ProseExample[] {
  switch (example.language) {
    case "recipe": {
      if (!/^(?:source|transformers):\s*(?:#.*)?$/m.test(example.text)) return [];
      const place = placeInExample(example, file);
      const recipe = readExampleRecipe(example, place);
      const parts = readRecipeParts(example.text, place);
      if (parts.length === 0) return recipe === undefined ? [] : [{ ...example, recipe }];
      return [{ ...example, recipe, parts }];
    }
    case "json": {
      const json = readExampleJson(example);
      return json === undefined ? [] : [{ ...example, json }];
    }
    case "shell": {
      const commands = readShell(example.text, example.file);
      return commands.length === 0 ? [] : [{ ...example, commands }];
    }
    case "graphql":
    case "python":
      return [example];
  }
}

/** Objects and lists of them; what is shortened or has comments is no JSON, and nobody's fault. */
function readExampleJson({ text, file }: ProseExample): LocatedJson | undefined {
  const report = createReport();
  const json = parseLocatedJson({ path: file, text }, report);
  return report.diagnostics.length > 0 || json?.kind === "scalar" ? undefined : json;
}

function placeInExample({ line, column }: ProseExample, file: FileLines): PlaceInRecipe {
  return (at, from, length) => file.span(line + at - 1, column + from - 1, length);
}

/** The recipe in some YAML; most YAML is something else, and what can't be read is no recipe. */
function readExampleRecipe({ text }: ProseExample, place: PlaceInRecipe): IngestionRecipe | undefined {
  // Pipelines of actions have a source as well, of another kind.
  if (/^(?:action|filter|transform):/m.test(text)) return undefined;
  const report = createReport();
  const recipe = readRecipe(text, place(1, 1, 1), place, report);
  return report.diagnostics.length > 0 || recipe.sourceType === undefined ? undefined : recipe;
}
