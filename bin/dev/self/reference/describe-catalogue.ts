import { readFileSync } from "node:fs";
import { join } from "node:path";
import { packageFolder } from "../../../../generator/package-folder.ts";
import type { Pages } from "./pages.ts";
import { writeTable } from "./write-table.ts";

/** As much of JSON Schema as the catalogue's own uses. */
interface Schema {
  readonly description?: string;
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly $ref?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly additionalProperties?: boolean | Schema;
}

const schemaFile = "generator/catalogue/catalogue.schema.json";

/** The shape of `catalogue.json`, a section for each thing in it, from its published JSON Schema. */
export function describeCatalogue(): Pages {
  const schema = JSON.parse(readFileSync(join(packageFolder, schemaFile), "utf8")) as Schema & {
    readonly $defs: Readonly<Record<string, Schema>>;
  };
  const names = Object.keys(schema.$defs).sort();
  const sections = names.map((name) => describeSection(name, schema.$defs[name] ?? {}));
  return new Map([
    [
      "reference/catalogue.md",
      `---
custom_edit_url:
title: The catalogue
description: What \`catalogue.json\` holds, thing by thing.
---

# The catalogue

${schema.description ?? ""}

Its JSON Schema comes with the package as \`aspectdoc/catalogue.schema.json\` and with each site as \`catalogue.schema.json\`.

## At the top

${describeProperties(schema)}

${sections.join("\n\n")}
`,
    ],
  ]);
}

function describeSection(name: string, schema: Schema): string {
  const parts = [`## ${name}`, ...(schema.description === undefined ? [] : [schema.description])];
  if (schema.properties !== undefined) return [...parts, describeProperties(schema)].join("\n\n");
  const branches = schema.anyOf ?? schema.oneOf;
  if (branches?.some((branch) => branch.properties !== undefined) !== true) {
    return [...parts, `It is ${describeType(schema)}.`].join("\n\n");
  }
  const forms = branches.map((branch, index) =>
    branch.properties === undefined
      ? `Form ${index + 1}: ${describeType(branch)}.`
      : `Form ${index + 1}:\n\n${describeProperties(branch)}`,
  );
  return [...parts, ...forms].join("\n\n");
}

function describeProperties({ properties = {}, required = [] }: Schema): string {
  const rows = Object.entries(properties).map(([name, schema]) => [
    `\`${name}\`${required.includes(name) ? "" : " (may be absent)"}`,
    describeType(schema),
    schema.description ?? "",
  ]);
  return rows.length === 0 ? "Without properties of its own." : writeTable(["property", "type", "what it is"], rows);
}

function describeType(schema: Schema): string {
  if (schema.$ref !== undefined) {
    const name = schema.$ref.slice(schema.$ref.lastIndexOf("/") + 1);
    return schema.$ref === "#" ? "the whole" : `[${name}](#${name.toLowerCase()})`;
  }
  if (schema.const !== undefined) return `\`${JSON.stringify(schema.const)}\``;
  if (schema.enum !== undefined) return schema.enum.map((value) => `\`${JSON.stringify(value)}\``).join(" or ");
  const branches = schema.anyOf ?? schema.oneOf;
  if (branches !== undefined) return branches.map(describeType).join(" or ");
  if (schema.type === "array") return `list of ${schema.items === undefined ? "anything" : describeType(schema.items)}`;
  if (typeof schema.additionalProperties === "object") {
    return `object of ${describeType(schema.additionalProperties)}`;
  }
  return schema.type === undefined ? "anything" : [schema.type].flat().join(" or ");
}
