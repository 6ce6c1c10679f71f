import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import * as jsxRuntime from "react/jsx-runtime";
import { describe, expect, it } from "vitest";
import { transformWithOxc } from "vite";
import { toMarkup } from "../../../site/markup/to-markup.ts";
import * as stencils from "../../../site/markup/stencil.ts";
import { TableTools } from "../../../templates/parts/table-tools.tsx";
import { mergeElements } from "./merge-elements.ts";

/** What the build has made of JSX by the time that its elements are merged. */
async function compile(jsx: string): Promise<string> {
  const { code } = await transformWithOxc(`export const show = (it) => ${jsx};`, "template.tsx", {
    jsx: { runtime: "automatic", development: false },
  });
  return code;
}

function merge(code: string): string {
  const merged = mergeElements(code, "stencils");
  if (merged === undefined) throw new Error("there are no elements in it");
  return merged;
}

/** What a module shows for a value. */
function run(code: string, it: unknown): ReactNode {
  const runnable = code
    .replaceAll(/^import \{(.*)\} from (".*");$/gm, (_, names: string, from: string) => {
      return `const {${names.replaceAll(" as ", ": ")}} = modules[${from}];`;
    })
    .replace("export const show =", "return");
  // oxlint-disable-next-line typescript/no-implied-eval -- It is the code that is tested.
  const module = new Function("modules", runnable) as (modules: unknown) => (it: unknown) => ReactNode;
  return module({ stencils, "react/jsx-runtime": jsxRuntime })(it);
}

const cases: Readonly<Record<string, readonly [jsx: string, it?: unknown]>> = {
  "elements in one another": [`<ul className="a & b"><li>1 &lt; {it}</li><li id={it}>{[it, "x"]}</li></ul>`, "<&>"],
  "what has no gaps": [`<p tabIndex={-1} hidden data-a=""><br />a{" "}{1}{null}{false}</p>`],
  "attributes that may be absent": [`<a href={it.href} title={it.title} data-x={it.x}>1</a>`, { href: "/a", x: 0 }],
  "an address that runs": [`<p><a href={it}>1</a></p>`, "javascript:alert(1)"],
  "an empty address": [`<p><a href={it}>1</a></p>`, ""],
  "a flag": [`<p><details open={it.no} hidden={it.yes}>1</details></p>`, { no: false, yes: true }],
  "elements in what is shown or not": [`<p>{it ? <b title={it}>1</b> : <i>2</i>}{it && <s>{it}</s>}</p>`, "yes"],
  "elements of a list": [`<ul>{it.map((one) => <li key={one}><b>{one}</b></li>)}</ul>`, ["a", "b"]],
  fragments: [`<><b>1</b>{it}<><i>2</i></></>`, 3],
  "markup of its own": [`<p><b dangerouslySetInnerHTML={{ __html: it }} /></p>`, "<i>1</i>"],
  "markup that is absent": [`<p><b dangerouslySetInnerHTML={{ __html: it }} /></p>`],
  "spread properties": [`<p><b {...it} title="b"><i>{it.id}</i></b></p>`, { id: "a" }],
  "a field": [`<p><input type="radio" defaultChecked={it} value="a" name="b" /></p>`, true],
  "a line end that comes first": [`<div><pre>{it}</pre></div>`, "\n1"],
  "properties that are React's to write": [`<p style={{ color: it }}><b inert={it}>1</b></p>`, "red"],
  "an element of the page's": [`<p><my-part data-a={it}>1</my-part></p>`, "a"],
};

describe("mergeElements", () => {
  it.each(Object.entries(cases))("merges %s into what we and React write alike", async (_, [jsx, it]) => {
    const code = await compile(jsx);
    const expected = renderToStaticMarkup(run(code, it));
    const node = run(merge(code), it);
    expect(toMarkup(node)).toBe(expected);
    expect(renderToStaticMarkup(node)).toBe(expected);
  });

  it("makes one text of what is always the same", async () => {
    const code = merge(await compile(`<tr id={it.id}><td className="a">{it.name}<br /></td></tr>`));
    expect(code).toContain(`["<tr", "><td class=\\"a\\">", "<br/></td></tr>"]`.replaceAll(", ", ","));
    expect(code).toContain("[it.id, it.name]");
  });

  it("makes what has no gaps once", async () => {
    const code = merge(await compile("<p><b>1</b></p>"));
    expect(code).toMatch(/^const stencil0\$ = fillStencil\$\(.*<p><b>1<\/b><\/p>/m);
    expect(code).toContain("show = (it) => stencil0$;");
  });

  it("leaves modules without elements as they are", () => {
    expect(mergeElements("export const a = 1;", "stencils")).toBeUndefined();
  });

  it("is what templates are tested with", () => {
    expect(TableTools({ count: 100, noun: "fields", scope: "table" })).toHaveProperty("stencil.texts");
  });
});
