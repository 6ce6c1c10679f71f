import type { Docstring, DocstringItem } from "./docstring.ts";
import { joinText } from "./read-items.ts";
import { indentOf } from "../places/indentation.ts";

/** What the fields of reStructuredText say, such as `:param name: text`, and the lines that are in none. */
export function readFields(lines: readonly string[]): {
  readonly prose: readonly string[];
  readonly fields: Pick<Docstring, "parameters" | "attributes" | "returns" | "raises">;
} {
  const prose: string[] = [];
  const found: { readonly name: string; readonly argument: string; readonly lines: string[] }[] = [];
  let open: string[] | undefined;
  for (const line of lines) {
    const match = /^:(\w+)(?:\s([^:]+))?:(?:\s(.*))?$/s.exec(line);
    const [, name = "", argument = "", text = ""] = match ?? [];
    if (fieldNames.has(name)) {
      open = [text.trimStart()];
      found.push({ name, argument: argument.trim(), lines: open });
    } else if (open !== undefined && (line === "" || indentOf(line) > 0)) open.push(line.trim());
    else {
      open = undefined;
      prose.push(line);
    }
  }
  const textsOf = (...names: readonly string[]): typeof found => found.filter(({ name }) => names.includes(name));
  const items = (names: readonly string[], typeName: string): readonly DocstringItem[] => {
    const types = new Map(textsOf(typeName).map(({ argument, lines }) => [argument, joinText(lines)]));
    return textsOf(...names).flatMap(({ argument, lines }) => {
      // `:param str name:` has the type in front.
      const words = argument.split(/\s+/);
      const name = words.at(-1) ?? "";
      const written = words.slice(0, -1).join(" ");
      const type = types.get(name) ?? (written === "" ? undefined : written);
      return name === "" ? [] : [{ name: name.replaceAll("\\*", "*"), type, doc: joinText(lines) }];
    });
  };
  const [returns] = textsOf("return", "returns", "yields");
  const [type] = textsOf("rtype");
  const parts = { type: joinText(type?.lines ?? []), doc: joinText(returns?.lines ?? []) };
  return {
    prose,
    fields: {
      parameters: items(["param", "parameter", "arg", "argument", "key", "keyword"], "type"),
      attributes: items(["ivar", "var", "cvar"], "vartype"),
      returns: parts.type === undefined && parts.doc === undefined ? undefined : parts,
      raises: textsOf("raise", "raises", "except", "exception").map(({ argument, lines }) => ({
        type: argument,
        when: joinText(lines),
      })),
    },
  };
}

const fieldNames: ReadonlySet<string> = new Set(
  (
    "param parameter arg argument key keyword type ivar var cvar vartype return returns yields rtype " +
    "raise raises except exception meta"
  ).split(" "),
);
