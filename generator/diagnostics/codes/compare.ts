import { defineCode } from "../code.ts";

/** What can be wrong when two states of a model are compared, besides what has changed. */
export const compareCodes = {
  unreadableSide: defineCode<{ name: string; reason: string; help: string | undefined }>("usage/unreadable-side", {
    severity: "error",
    message: ({ name, reason }) => `\`${name}\` can't be compared with: ${reason}`,
    help: ({ help }) => help ?? "name a folder, a `catalogue.json`, or a revision such as `git:main` or `v1.3.0`",
    explanation: `
A side of a comparison is one of these:

- a folder with a model, or the folder of a site that Aspectdoc has written
- a \`catalogue.json\`, as \`aspectdoc catalogue\` prints it and as each site has it
- a revision of the repository around the current folder: \`v1.3.0\`, \`HEAD~1\`, the beginning of a commit's id
- \`git:main\`: the commit at which what is checked out left \`main\`, so that changes of others don't count as yours
- \`git:=main\`: the tip of \`main\`
- with a folder of the repository behind: \`v1.3.0:metadata-models\`, \`git:main:metadata-models\`

Revisions are read from the files of the repository. Nothing of it is run, and nothing is fetched: a shallow clone or a
partial one may lack what is asked for, and then says how to fetch it. In a workflow:

    - uses: actions/checkout@v4
      with: { fetch-depth: 0 }
`,
  }),
  failed: defineCode<{ count: number; verdicts: string; against: string }>("compare/failed", {
    severity: "error",
    message: ({ count, verdicts, against }) =>
      `${count === 1 ? "1 change" : `${count} changes`} since ${against} ${count === 1 ? "is" : "are"} ${verdicts}`,
    help: () => "see the changes above; list in the file of accepted changes what is meant to be so",
    explanation: `
\`diff --fail-on\` found changes of the verdicts that it was to fail on. Each is listed with its rule, which
\`aspectdoc explain\` says more of. A change that is meant goes into the file that \`compare.accepted\` names:

    - rule: breaking/field-removed
      coordinate: com.example.Berth.depth
      reason: nobody has read it since 1.2
      until: 2027-06-30
`,
  }),
  damagedSide: defineCode<Damage>("compare/damaged-side", {
    severity: "warning",
    message: (damage) => `${sayDamage(damage)}, so ${sayUntold(damage)}`,
    help: () => "look at it with `aspectdoc check` there",
    explanation: `
What is compared could not be read whole on one side, for example because a schema has a slip. What stands in the part that is
lost would look as if it had come or gone, so nothing is told of it; what both sides have is compared all the same. Where it is the
later side, and something is to fail, that fails as \`compare/not-decided\`. The earlier one nobody can mend any more, so that it
fails no strict run either: the change that mends the model passes.
`,
  }),
  notDecided: defineCode<Damage>("compare/not-decided", {
    severity: "error",
    message: (damage) => `${sayDamage(damage)}, so nobody can tell what is gone of ${listAreas(damage)}`,
    help: () => "mend it first; `aspectdoc check` shows the place",
    explanation: `
Changes were to be held to a verdict, by \`diff --fail-on\` or \`check --against\`, and the later side could not be read whole. What
it seems to lack may be gone, or stand in what is lost: neither is told as a change, and to pass would say that nothing breaks.
What both sides have is compared all the same.
`,
  }),
  notHeld: defineCode<{ problem: string }>("compare/not-held", {
    severity: "error",
    message: ({ problem }) => `changes can't be held to all releases: ${problem}`,
    help: () => "make it again with `aspectdoc history update`",
    explanation: `
Changes were to be held to a verdict and to all releases, by \`--transitive\` or \`compare.transitive\`, and the file of the
history, from which the releases are known, is damaged. To go by the earlier state alone and pass would say that no release is
broken. Without a verdict to fail on, what the file lacks is a warning, \`history/malformed\`.
`,
  }),
  notCompared: defineCode<{ name: string; areas: readonly string[] }>("compare/not-compared", {
    severity: "warning",
    message: ({ name, areas }) => `${name} has nothing of these, which aren't compared: ${areas.join(", ")}`,
    help: () => "name all inputs that the earlier side was read from, unless they are gone for good",
    explanation: `
The earlier side has something of an area of which the later one has nothing at all. Whether all of it is gone or an input is
missing, nobody knows, so that no change is told and nothing of it fails. With \`--strict\`, this does.
`,
  }),
  nothingBefore: defineCode<{ name: string; commit: string; reason: string }>("compare/nothing-before", {
    severity: "warning",
    message: ({ name, commit, reason }) =>
      `${name} at ${commit} has no model to compare with, so all that is here is new: ${reason}`,
    help: ({ commit }) => `where the model was elsewhere then, \`${commit}:FOLDER\` names that`,
    explanation: `
The revision is from before the model came, as for the pull request that adds it: what is new breaks nobody, and nothing fails. An
input that was moved since is read where it was. Where schemas, a registry, GraphQL or what a plug-in reads were in another folder of
the repository then, and nothing says that they are these, the comparison is refused, so that moving a model gets past no gate. The
folder is named behind the revision then:

    aspectdoc check --against git:main:metadata-models

A folder that is named so and isn't there is an error. What was there before nobody can mend any more, so that this warning fails no
strict run either.
`,
  }),
  inputsSince: defineCode<{ name: string; commit: string; inputs: readonly string[] }>("compare/inputs-since", {
    severity: "info",
    message: ({ name, commit, inputs }) =>
      `${name} at ${commit} has no ${listPlaces(inputs)} yet, so all that is read from there is new`,
    help: ({ commit }) => `where it was elsewhere then, \`${commit}:FOLDER\` names a folder that is read instead`,
    explanation: `
One of several inputs came after the revision, as for the pull request that adds guides to a model, or a service to others: what
is new breaks nobody. An input that was moved is found where most of its files were called as they are now, and is compared from
there. One that holds a model and is like nothing then, is refused where there was another model outside of the inputs.
`,
  }),
  schemasLeftOut: defineCode<{ shown: string; leftOut: readonly string[] }>("compare/schemas-left-out", {
    severity: "warning",
    message: ({ shown, leftOut }) =>
      `of several schemas of GraphQL \`${shown}\` alone is compared; ${listPlaces(leftOut)} ${leftOut.length === 1 ? "is" : "are"} not`,
    help: () =>
      "name each by its file or folder on both sides, or leave the others out with `exclude` in the config file",
    explanation: `
A side has several whole schemas, such as those of two services, and a model is one of them: that which declares most. What has
changed in the others is not told and fails nothing. Each is compared where it is what is named:

    aspectdoc diff v1/stock.graphql v2/stock.graphql

Schemas that are not meant are left out by \`exclude\` in the config file, which counts for both sides.
`,
  }),
  otherSchemas: defineCode<Readonly<Record<"before" | "after", { name: string; shown: string }>>>(
    "compare/other-schemas",
    {
      severity: "error",
      message: ({ before, after }) =>
        `nothing of GraphQL is compared: \`${before.shown}\` declares most in ${before.name}, and \`${after.shown}\` in ${after.name}, which are schemas of their own`,
      help: () =>
        "name each by its file or folder on both sides, or leave the others out with `exclude` in the config file",
      explanation: `
Both sides have several whole schemas, such as those of two services. A model is one of them, that which declares most, and another
one has become that. To compare the one with the other would tell all of the first as gone. Each is compared where it is what is named:

    aspectdoc diff v1/shop.graphql v2/shop.graphql
    aspectdoc diff v1/stock.graphql v2/stock.graphql

With \`exclude: [stock.graphql]\` in the config file, \`shop.graphql\` is the schema on both sides.
`,
    },
  ),
  notJudged: defineCode<{ plugin: string }>("compare/not-judged", {
    severity: "warning",
    message: ({ plugin }) => `what the plug-in \`${plugin}\` has read is different, and isn't judged`,
    help: () => "compare it by a tool for its language",
    explanation: `
Schemas and entities are compared whoever has read them, and so is what a plug-in says that others call, as the one for
OpenAPI does. What a plug-in has read besides, only the plug-in understands, so a change of it is neither told nor held to
anything. Its author can have that judged: the plug-in's \`offers\` tells what others call.
`,
  }),
  malformedAccepted: defineCode<{ problem: string }>("config/malformed-accepted", {
    severity: "error",
    message: ({ problem }) => `the file of accepted changes cannot be used: ${problem}`,
    explanation: `
The file is a YAML list. Each entry has the rule and the coordinate of a change, as reports print them, and the reason;
\`until\` is a day, after which the entry doesn't count any more:

    - rule: breaking/field-removed
      coordinate: com.example.Berth.depth
      reason: nobody has read it since 1.2
      until: 2027-06-30
`,
  }),
  unusedAccepted: defineCode<{ rule: string; coordinate: string; isOver: boolean }>("compare/unused-accepted", {
    severity: "warning",
    message: ({ rule, coordinate, isOver }) =>
      isOver
        ? `the acceptance of \`${rule}\` for \`${coordinate}\` has run out`
        : `no change is ${rule} at \`${coordinate}\`, though one is accepted`,
    help: () => "remove the entry, or give it a later day",
    explanation: `
An entry in the file of accepted changes that no change needs would let the same change pass unseen later on. Entries
are for one comparison, and mostly for one release: remove them when it is out.
`,
  }),
} as const;

/** So many places are named. */
const mostPlaces = 3;

function listPlaces(places: readonly string[]): string {
  const named = places.slice(0, mostPlaces).map((place) => `\`${place}\``);
  const more = places.length - named.length;
  return new Intl.ListFormat("en", { type: "conjunction" }).format(more === 0 ? named : [...named, `${more} more`]);
}

/** What could not be read of a side, and what that means for a comparison. */
interface Damage {
  readonly name: string;
  readonly side: "before" | "after";
  /** The first thing that is wrong, with its place, as far as that is known. */
  readonly cause: string | undefined;
  /** How much else is wrong. */
  readonly others: number;
  /** What isn't judged for it, as readers know it. */
  readonly areas: readonly string[];
}

function sayDamage({ name, cause, others }: Damage): string {
  const more = others === 0 ? "" : `, and ${others} more`;
  return `${name} could not be read whole${cause === undefined ? "" : ` (${cause}${more})`}`;
}

function sayUntold({ side, areas }: Damage): string {
  if (areas.length === 0) return "changes may be wrong";
  return `what it seems to lack isn't told as ${side === "before" ? "new" : "gone"}, in ${listAreas({ areas })}`;
}

function listAreas({ areas }: Pick<Damage, "areas">): string {
  return new Intl.ListFormat("en", { type: "conjunction" }).format(areas);
}
