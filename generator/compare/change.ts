import type { Span } from "../catalogue/span.ts";

/**
 * What differs between two catalogues, as plain data that pages, reports, gates and histories are made of.
 *
 * A comparison is a list of changes, each told once, where the thing is declared that changed: a field that ten aspects
 * reach is one change that names them in `reached`. A thing that came or went is one change without its members. Which
 * rule found it is its `code`, whose row in the table (`rules.ts`) holds the words, whom it hits, the way out and the
 * authority; `sayChange` makes the sentence. Nothing else in a change is wording, so that `fingerprintChange` and files of
 * accepted changes stay true when words are mended: they go by code and coordinate.
 *
 * `verdict` is the strictest reading: all readers count and announced removals count. `settleVerdicts` makes it what a
 * project asks for (`--compat`, levels by code, removal after deprecation).
 */
export interface Comparison {
  /** By area, then thing, then in the order in which the thing says it; the same for the same catalogues. */
  readonly changes: readonly Change[];
  /** Areas of which one catalogue has nothing at all: whether that is a change or a missing input, nobody knows. */
  readonly uncompared: readonly UncomparedArea[];
  /** Plug-ins that have read something else and tell nobody what is called of it, so that no rule knows what it means; absent where there are none. */
  readonly unjudged?: readonly string[] | undefined;
  /** Areas of which a side could not be read whole, so that nothing is told of what it seems to lack; absent where there are none. */
  readonly unknown?: readonly UnknownArea[] | undefined;
}

/** An area of which nobody knows all that one of the sides has. */
export interface UnknownArea {
  readonly area: ChangeArea;
  /** The side that could not be read whole. */
  readonly unread: "before" | "after";
}

/** An area that only one of the sides has anything of, so that nothing is said of it. */
export interface UncomparedArea {
  readonly area: ChangeArea;
  /** The side that has nothing of it. */
  readonly missing: "before" | "after";
}

/** One difference, with all that is known of it. */
export interface Change {
  /** Id of the rule, e.g. `breaking/field-removed`: the verdict it has unless something settles otherwise, and a name. */
  readonly code: string;
  readonly verdict: Verdict;
  readonly area: ChangeArea;
  /** Name of the thing under which it is told, which is what links of the area go by, e.g. `datasetProperties`. */
  readonly thing: string;
  /** What exactly differs: unique for a code, the same from run to run, free of wording; see `coordinates.ts`. */
  readonly coordinate: string;
  readonly kind: ChangeKind;
  /** The part of the thing that it is about, e.g. a field's name; absent where it is about the whole thing. */
  readonly name?: string | undefined;
  /** What was: absent for what is new. */
  readonly before?: ChangeSide | undefined;
  /** What is: absent for what is gone. */
  readonly after?: ChangeSide | undefined;
  /** Whom it hits; never empty, but for words. */
  readonly hits: readonly Audience[];
  /** For schemas: who can read whose data, by each authority. The first one decides what the change means. */
  readonly readings?: readonly Reading[] | undefined;
  /** Things that lead to the declaration and so are hit as well, by kind and name; absent where there are none. */
  readonly reached?: readonly Reached[] | undefined;
  /** What it was recognised by, where names differ: facts, not sentences of ours. */
  readonly evidence?: readonly Evidence[] | undefined;
  /** The thing itself came or went, with all that it has: of its members nothing is told. */
  readonly whole?: true | undefined;
  /** Of a whole thing that is gone, names of what it had. */
  readonly members?: readonly string[] | undefined;
  /** What is gone had been marked as deprecated before; of what is gone only. */
  readonly announced?: true | undefined;
}

/** What can become of a thing. */
export const changeKinds = ["added", "removed", "changed", "renamed"] as const;

/** What has become of a thing. */
export type ChangeKind = (typeof changeKinds)[number];

/** One side of a change. */
export interface ChangeSide {
  /** The value as its language writes it, e.g. `optional string`, or a description; absent where there is but a place. */
  readonly text?: string | undefined;
  /** Absent for what no file declares, such as a built-in scalar. */
  readonly span?: Span | undefined;
}

/**
 * What a change means: `breaking` for those who rely on the thing, `reindex` for operators, who have to act before search
 * or the graph is right again, `risky` where it may surprise, `safe` where nobody needs to care, `docs` for words alone.
 */
export type Verdict = (typeof verdicts)[number];

/** The gravest first. */
export const verdicts = ["breaking", "reindex", "risky", "safe", "docs"] as const;

/** Kinds of things that are compared, in the order in which they are told. */
export const changeAreas = [
  "entities",
  "aspects",
  "events",
  "types",
  "operations",
  "graphqlTypes",
  "plugins",
  "components",
  "sdk",
  "cli",
  "environment",
  "restli",
  "endpoints",
  "payloads",
  "access",
  "defaults",
  "guides",
] as const;

/** The part of a model that a change is in. */
export type ChangeArea = (typeof changeAreas)[number];

/** Whom a change can hit. */
export const audiences = [
  "newReaders",
  "oldReaders",
  "metadataWriters",
  "dataWriters",
  "typeUsers",
  "operators",
  "graphqlClients",
  "restliClients",
  "apiClients",
  "recipeAuthors",
  "sdkUsers",
  "cliUsers",
  "policyAuthors",
  "followersOfLinks",
] as const;

/** `newReaders` read by the later schema what the earlier one wrote, `oldReaders` the other way round. */
export type Audience = (typeof audiences)[number];

/** What one authority says of reading data across a change. */
export interface Reading {
  /**
   * `pegasus` for the compatibility rules of PDL and PDSC, `avro` for schema resolution, `validation` for what the schemas of a
   * language that a plug-in reads let through, as JSON Schemas do, `atlas` for types of Apache Atlas, which are read likewise.
   */
  readonly by: "pegasus" | "avro" | "validation" | "atlas";
  /** Whether new readers can read old data (backward compatibility). */
  readonly newReadsOld: boolean;
  /** Whether old readers can read new data (forward compatibility). */
  readonly oldReadsNew: boolean;
}

/** A thing that a changed declaration is a part of. */
export interface Reached {
  readonly kind: "aspect" | "event" | "operation" | "endpoint";
  readonly name: string;
  /** What it leads through, from the outside in, the changed declaration last; empty when it uses that directly. */
  readonly through: readonly string[];
}

/** One reason to take two names for one thing. */
export interface Evidence {
  /** `declared` by the model itself; `moved` keeps its last name, and its shape, wholly or by half, or its file, or has moved with others; `likely` is a guess that decides nothing. */
  readonly certainty: "declared" | "moved" | "likely";
  /** What speaks for it: the declaration to the letter, or what is equal. */
  readonly by:
    | "alias"
    | "annotation"
    | "formerName"
    | "redirect"
    | "record"
    | "shape"
    | "file"
    | "type"
    | "doc"
    | "neighbours";
  /** E.g. the alias, or the other name. */
  readonly name: string;
  /** Of how many parts how many are equal, where parts were counted. */
  readonly equal?: readonly [number, number] | undefined;
}

/** The gravest of some verdicts; `docs` when there are none. */
export function gravestVerdict(of: Iterable<Verdict>): Verdict {
  let gravest: Verdict = "docs";
  for (const verdict of of) if (verdicts.indexOf(verdict) < verdicts.indexOf(gravest)) gravest = verdict;
  return gravest;
}
