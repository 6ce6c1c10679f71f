import { graphqlCodes } from "../../diagnostics/codes/graphql.ts";
import type { Report } from "../../diagnostics/report.ts";
import type { SourceFile } from "../../sources/source-file.ts";
import type { GraphqlDefinition } from "./graphql-document.ts";
import { readIntrospection } from "./read-introspection.ts";

/**
 * The definitions of the first introspection result, where nothing else declares the schema. Each is a whole schema, so
 * the others are left out, and what would be missing with them is told.
 */
export function chooseIntrospection(
  files: readonly SourceFile[],
  sdl: readonly GraphqlDefinition[],
  report: Report,
): readonly GraphqlDefinition[] {
  let chosen: Chosen | undefined = findSdl(sdl);
  let taken: readonly GraphqlDefinition[] = [];
  for (const file of files) {
    const read = readIntrospection(file, report);
    if (read === undefined) continue;
    if (chosen === undefined) {
      chosen = { file: file.path, types: read.types };
      taken = read.definitions;
      continue;
    }
    const { file: other, types } = chosen;
    const missing = [...read.types].filter((name) => !types.has(name));
    const problem =
      missing.length === 0
        ? graphqlCodes.repeatedIntrospection({ file: other })
        : graphqlCodes.secondSchema({ file: other, missing });
    report.add(problem, read.span);
  }
  return taken;
}

/** The schema that counts. */
interface Chosen {
  readonly file: string;
  readonly types: ReadonlySet<string>;
}

function findSdl(definitions: readonly GraphqlDefinition[]): Chosen | undefined {
  const file = definitions[0]?.node.loc?.source.name;
  if (file === undefined) return undefined;
  const names = definitions.flatMap(({ node }) => ("name" in node && node.name !== undefined ? [node.name.value] : []));
  return { file, types: new Set(names) };
}
