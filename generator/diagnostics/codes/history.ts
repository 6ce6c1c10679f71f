import { suggestRemedy } from "../describe-failure.ts";
import { defineCode } from "../code.ts";

interface MissedReleases {
  readonly pattern?: string | undefined;
  readonly from?: string | undefined;
  readonly catalogues?: readonly string[] | undefined;
  /** All that the repository has. */
  readonly tags: readonly string[];
}

/** So many tags are named. */
const mostNamed = 3;

/** E.g. `there are only latest and nightly`. */
function describeTags(tags: readonly string[]): string {
  if (tags.length === 0) return "there is none at all";
  const named = tags.slice(0, mostNamed).map((tag) => `\`${tag}\``);
  return `there ${tags.length === 1 ? "is" : "are"} only ${named.join(", ")}${tags.length > named.length ? " and others" : ""}`;
}

/** What the last tag with a number begins with, and anything behind it. */
function suggestPattern(tags: readonly string[]): string {
  const [, start] = tags.toReversed().flatMap((tag) => /^(\D{0,100})\d/.exec(tag) ?? []);
  return start === undefined ? "v*" : `${start === "" ? "[0-9]" : start}*`;
}

/** What can be wrong with the history of a model. */
export const historyCodes = {
  noReleases: defineCode<MissedReleases>("usage/no-releases", {
    severity: "error",
    message: ({ pattern, from, catalogues, tags }) => {
      const since = from === undefined ? "" : `, from ${from} on`;
      return [
        ...(catalogues === undefined ? [] : [`no catalogue that was kept is named for a release${since}`]),
        ...(pattern === undefined
          ? []
          : [`no tag of the repository is a release that \`${pattern}\` fits${since}: ${describeTags(tags)}`]),
      ].join(", and ");
    },
    help: ({ pattern, tags }) => {
      if (pattern === undefined)
        return "name files and folders in `history.catalogues` by version, e.g. `v1.3.0.json` or `v1.3.0/catalogue.json`";
      return tags.length === 0
        ? "tag a release, or fetch the tags: `git fetch --tags` brings them, in a shallow clone with `--unshallow`, as does `fetch-depth: 0` in a workflow"
        : `say in the config file how releases are tagged, e.g. \`history: { tags: ${JSON.stringify(suggestPattern(tags))} }\`, and fetch the tags`;
    },
    setting: () => ({ key: "history" }),
    explanation: `
\`aspectdoc history update\` reads the model as it was in each release. Releases are tags that end in a version of numbers
alone, such as \`v1.3.0\`, \`1.3.0\` or \`2024-01-31\`; without \`history.tags\`, those that begin with \`v\`, or with a number where none of these is: pre-releases belong to the release that they precede. In a shallow clone tags may be missing;
\`git fetch --tags --unshallow\` gets them. Where there is no repository, \`history.catalogues\` names what earlier runs have
left: a folder of catalogues or sites, each called as its version is.
`,
  }),
  unreadableReleases: defineCode<{ place: string; reason: string }>("usage/unreadable-releases", {
    severity: "error",
    message: ({ place, reason }) => `the releases can't be read from ${place}: ${reason}`,
    help: () => "without a repository, name the catalogues or sites of earlier runs in `history.catalogues`",
    setting: ({ place }) =>
      place.startsWith("`") ? { key: "history.catalogues", value: place.slice(1, -1) } : { key: "history.tags" },
    explanation: `
\`aspectdoc history update\` reads what the config file names in \`history\`: the tags of the repository around the current folder,
catalogues and sites that earlier runs have left, or both. Nothing is written when one of them can't be read, since the history
would say of much that it is gone. Repositories are read from their files, without Git; some kinds can't be.
`,
  }),
  unreadRelease: defineCode<{ name: string; reason: string }>("history/unread-release", {
    severity: "warning",
    message: ({ name, reason }) => `the release ${name} can't be read: ${reason}`,
    explanation: `
Nothing is known of this release, so what differs between its neighbours is said of the later one. That happens where the
model was kept in another folder, in which most files were called otherwise, or where a clone lacks some of the objects.
`,
  }),
  damagedReleases: defineCode<{ damaged: readonly string[]; cause: string }>("history/damaged-releases", {
    severity: "warning",
    message: ({ damaged, cause }) => {
      const [count, first] = damaged.length === 1 ? ["a release", ""] : [`${damaged.length} releases`, "first "];
      return `${count} could not be read whole (${first}${cause}), so files are taken to say there what they said before: ${listSome(damaged)}`;
    },
    explanation: `
Some files of these releases have mistakes. What such a file would say is taken to be as it was in the release before, so that
nothing is said to be gone for a slip; what did change there is said of the next release that can be read. Pages of changes
say of these releases that they were read in part. \`aspectdoc check\` in a checkout of one says all that is wrong with it.
`,
  }),
  nothingRead: defineCode<{ mayLack: boolean }>("usage/no-readable-release", {
    severity: "error",
    message: () => "none of the releases could be read, so no history was written",
    help: ({ mayLack }) =>
      mayLack
        ? "get what this clone lacks: `git fetch --tags --unshallow` in a shallow one, `git fetch --tags --refetch --no-filter` in a partial one"
        : "name in `inputs` the folders where the releases have the model, or in `history.catalogues` what earlier runs have left",
    explanation: `
\`aspectdoc history update\` has found releases, and the model of none of them; \`history/unread-release\` says of each why. A
partial clone has the commits without the files, and a model may have been kept in another folder.
`,
  }),
  lost: defineCode<{ path: string; lost: readonly string[] }>("usage/releases-lost", {
    severity: "error",
    message: ({ path, lost }) =>
      `this clone lacks ${lost.length === 1 ? "a release" : `${lost.length} releases`} that \`${path}\` tells of: ${listSome(lost)}`,
    help: () =>
      "get what it lacks: `git fetch --tags --unshallow` in a shallow one, `git fetch --tags --refetch --no-filter` in a partial one, `fetch-depth: 0` in a workflow; nothing was written",
    explanation: `
A shallow or partial clone has not all that the repository has. A history that is made there would say of what it lacks
that it was never released, so \`aspectdoc history update\` leaves the file that it has written before as it is, and
says which of its releases can't be read now. Where releases are to go from a history, delete its file, or say with
\`history.from\` which is the first that counts, in a whole clone.
`,
  }),
  missing: defineCode<{ path: string }>("history/missing", {
    severity: "warning",
    message: ({ path }) => `there is no history in \`${path}\``,
    help: () => "make it with `aspectdoc history update`, and commit it",
    setting: () => ({ key: "history.file" }),
    explanation: `
The config file has \`history\`, so pages are to say since when things are there. That is read from a file which
\`aspectdoc history update\` makes of the releases of the repository. Commit it, and update it with each release.
`,
  }),
  malformed: defineCode<{ path: string; problem: string }>("history/malformed", {
    severity: "warning",
    message: ({ path, problem }) => `the history in \`${path}\` can't be used: ${problem}`,
    help: () => "make it again with `aspectdoc history update`",
    setting: () => ({ key: "history.file" }),
    explanation: `
The file of a model's history is written by \`aspectdoc history update\`. It was changed by hand, cut off, or made by
another release of Aspectdoc that writes it differently. Pages are made without it.
`,
  }),
  notWritten: defineCode<{ path: string; reason: string }>("usage/history-not-written", {
    severity: "error",
    message: ({ path, reason }) => `the history can't be written to \`${path}\`: ${reason}`,
    help: ({ reason }) => suggestRemedy(reason, "name another file in `history.file` of the config file"),
    setting: () => ({ key: "history.file" }),
    explanation: `
\`aspectdoc history update\` writes to \`history.file\`, or \`aspectdoc.history.json\` in the current folder.
`,
  }),
} as const;

function listSome(names: readonly string[]): string {
  const most = 5;
  return names.length <= most ? names.join(", ") : `${names.slice(0, most).join(", ")} and ${names.length - most} more`;
}
