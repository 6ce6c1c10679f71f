import { existsSync, readFileSync, readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { buildSchema, parse, validate, type GraphQLSchema } from "graphql";
import { isJsonText } from "../../../generator/catalogue/is-json-text.ts";
import type { AuditedSite } from "./audited-site.ts";
import type { Finding } from "./finding.ts";

const actions = ["Read it", "Write it", "Remove it"] as const;
const ways = ["GraphQL", "Python", "REST", "CLI"] as const;

/**
 * How many entities and aspects can be read, written and removed by each interface, and whether what does it is in the site: each
 * way leads to an operation, call or command that has a page, GraphQL is valid by the schema, and JSON that is sent can be read.
 */
export function checkActions(site: AuditedSite, sdl: string): readonly Finding[] {
  const schema = buildSchema(sdl);
  return ["entities", "aspects"].flatMap((family) => {
    const folder = join(site.folder, "generated/metamodel", family);
    if (!existsSync(folder)) return [];
    const twins = readdirSync(folder).filter((name) => name.endsWith(".md"));
    const pages = twins.map((name) => ({ path: join(folder, name), text: readFileSync(join(folder, name), "utf8") }));
    const all = pages.flatMap(({ path, text }) => readWays(text).map((way) => ({ ...way, path })));
    const faults = all.flatMap((way) =>
      findFaults(way, schema).map((fault) => `${way.path.slice(site.folder.length + 1)}, ${way.action}: ${fault}`),
    );
    const shown = actions.map((action) => {
      const counts = ways.map(
        (name) => `${all.filter((way) => way.action === action && way.name === name).length} ${name}`,
      );
      const both = `${pages.filter(({ text }) => hasAll(text, action)).length} all four`;
      return `${action.replace(" it", "").toLowerCase()} ${[...counts, both].join(", ")}`;
    });
    return {
      site: site.name,
      check: `what can be done with ${pages.length} ${family}`,
      shown: shown.join("; "),
      faults,
    };
  });
}

interface Way {
  readonly action: string;
  readonly name: string;
  readonly text: string;
}

/** The ways that the Markdown of a page tells. */
function readWays(text: string): readonly Way[] {
  const section = /^## What can be done\n([\s\S]*?)(?=^## |(?![\s\S]))/m.exec(text)?.[1] ?? "";
  return section.split(/^### /m).flatMap((part) => {
    const action = actions.find((each) => part.startsWith(`${each}\n`));
    if (action === undefined) return [];
    const pieces = part.split(/^\*\*(GraphQL|Python|REST|CLI)\*\*$/m);
    return pieces.flatMap((name, index) => (index % 2 === 0 ? [] : [{ action, name, text: pieces[index + 1] ?? "" }]));
  });
}

function hasAll(text: string, action: string): boolean {
  const found = readWays(text).filter((way) => way.action === action);
  return ways.every((name) => found.some((way) => way.name === name));
}

function findFaults({ name, text, path }: Way & { readonly path: string }, schema: GraphQLSchema): readonly string[] {
  const target = /\]\(([^)#]+)(?:#[^)]*)?\)/.exec(text)?.[1];
  const code = /^```\w+\n([\s\S]*?)^```$/m.exec(text)?.[1];
  if (target === undefined || !existsSync(join(dirname(path), target))) return [`${name} leads nowhere`];
  if (code === undefined) return [`${name} has no code`];
  if (name === "GraphQL") return validate(schema, parse(code)).map(({ message }) => message);
  const body = /--data '([\s\S]*)'\s*$/.exec(code)?.[1] ?? /<<'JSON'\n([\s\S]*?)\nJSON\n/.exec(code)?.[1];
  return body === undefined || isJsonText(body.replaceAll(`'\\''`, "'")) ? [] : [`${name} sends what is no JSON`];
}
