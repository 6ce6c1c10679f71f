import type { Elsewhere, EntityDeclaration, Place, PluginProblem, SchemaDeclaration } from "../plugin.ts";

/** What a file of schemas declares. */
export interface FileSchemas {
  readonly schemas: readonly SchemaDeclaration[];
  readonly entities: readonly EntityDeclaration[];
  readonly problems: readonly PluginProblem[];
  /** How it writes the names of what other files declare. */
  readonly written: Readonly<Record<string, string>>;
  /** Where it does so first. */
  readonly writtenAt: Readonly<Record<string, Place>>;
  /** By which addresses others may lead to them, and what they name by addresses of others. */
  readonly addresses: Readonly<Record<string, string>>;
  readonly elsewhere: readonly Elsewhere[];
}
