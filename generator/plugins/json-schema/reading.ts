import type { LocatedJson, LocatedObject } from "../../parse/json/located-json.ts";
import type { ClaimName } from "../../places/claim-names.ts";
import type { Place, PluginProblem, SchemaDeclaration, TypeOf } from "../plugin.ts";
import type { ElsewhereNames } from "./elsewhere-names.ts";
import type { RecordTest } from "./is-record.ts";
import type { LostReferences } from "./lost-references.ts";
import type { SchemaNames } from "./name-schemas.ts";

/** Where a type stands, which names what it declares in place. */
export interface Owner {
  /** Full name of the schema around it. */
  readonly name: string;
  readonly property: string;
}

/** What is being gathered of one file, with the names that one of its resources knows. */
export interface Reading {
  readonly names: SchemaNames;
  readonly problems: PluginProblem[];
  readonly declared: SchemaDeclaration[];
  readonly taken: Set<string>;
  /** Gives a name that file systems tell apart from all that are taken. */
  readonly claim: ClaimName;
  /** Names of what is declared in place, and types of what else references lead to inside of the file. */
  readonly inline: Map<LocatedObject, string>;
  readonly pointed: Map<LocatedJson, TypeOf>;
  /** Types of what stands in lists, of which each may have a place of its own. */
  readonly items: Map<LocatedJson, TypeOf>;
  /** What is being read for a reference to it. */
  readonly under: Set<LocatedJson>;
  readonly isRecord: RecordTest;
  readonly lost: LostReferences;
  readonly elsewhere: ElsewhereNames;
  /** References by the full names that they lead to. */
  readonly written: Map<string, string>;
  /** Where the first of them stands. */
  readonly writtenAt: Map<string, Place>;
  /** The same with the names that what references in another place lead to has. */
  within(names: SchemaNames): Reading;
  /** Declares a schema that stands in place, by the name of its property, once; gives its full name. */
  declareInline(schema: LocatedObject, owner: Owner): string;
}
