import { defineCode } from "../code.ts";
import { suggestRemedy } from "../describe-failure.ts";

/** What can keep the site from being written. In each case but that of a warning, the previous output stays as it was. */
export const writeCodes = {
  foreignFolder: defineCode<{ folder: string }>("write/foreign-folder", {
    severity: "error",
    message: ({ folder }) => `the output folder ${folder} holds files that Aspectdoc did not write`,
    help: () => "choose another folder with --out, or empty this one first",
    setting: ({ folder }) => ({ key: "out", value: folder }),
    explanation: `
Each run replaces the whole output folder. To be safe, Aspectdoc only replaces a folder that it
wrote itself, which it knows by the file \`.aspectdoc\` in it and by what that says. The folder given by
\`--out\` has other content and no such file, so nothing was touched.

    aspectdoc generate --out ./docs        # holds handwritten pages: refused
    aspectdoc generate --out ./docs/model  # a folder of its own: written
`,
  }),
  holdsSources: defineCode<{ folder: string; held: string }>("write/holds-sources", {
    severity: "error",
    message: ({ folder, held }) => `the output folder ${folder} can't be replaced: it holds ${held}`,
    help: () => "choose a folder of its own with --out, or `out` in the config file",
    setting: ({ folder }) => ({ key: "out", value: folder }),
    explanation: `
Each run replaces the whole output folder, and all that was in it before is gone. So it can't be, or lie around, what the
run itself works with: the current folder, an input, the config file, the cache, style sheets and parts, a baseline. That
holds even for a folder that Aspectdoc has written.

    aspectdoc generate --out .        # the folder that this is started in: refused
    aspectdoc generate --out ./site   # a folder of its own
`,
  }),
  notAFolder: defineCode<{ folder: string }>("write/not-a-folder", {
    severity: "error",
    message: ({ folder }) => `the output path ${folder} is a file`,
    help: () => "choose another folder with --out, or remove the file",
    setting: ({ folder }) => ({ key: "out", value: folder }),
    explanation: `
The site is a folder of many files, and at the path given by \`--out\` there is a file.
Remove it, or choose a path that does not exist yet:

    aspectdoc generate --out ./output
`,
  }),
  missingParent: defineCode<{ folder: string; parent: string }>("write/missing-parent", {
    severity: "error",
    message: ({ folder, parent }) => `the output folder ${folder} can't be made: there is no folder ${parent}`,
    help: ({ parent }) => `check the spelling of --out, or make the folder first: mkdir -p ${parent}`,
    setting: ({ folder }) => ({ key: "out", value: folder }),
    explanation: `
In the current folder, Aspectdoc makes the output folder and those above it. Anywhere else, a path whose parent does not exist is
more often a misspelled one. Make the parent first if it is meant:

    mkdir -p /srv/docs
    aspectdoc generate --out /srv/docs/model
`,
  }),
  locked: defineCode<{ folder: string; process: number | undefined }>("write/locked", {
    severity: "error",
    message: ({ folder, process }) =>
      `another run${process === undefined ? "" : ` (process ${process})`} is writing to ${folder}`,
    help: () => "wait until it has ended, or give this run another --out",
    explanation: `
Two runs that write to the same folder at once would overwrite each other, so the second one stops.
While a run writes, the file \`.<folder>.aspectdoc-lock\` stands beside the output folder. A lock left
by a run that was killed is recognised and taken over.

    aspectdoc generate --out ./output      # first terminal
    aspectdoc generate --out ./output-two  # second terminal
`,
  }),
  changedMeanwhile: defineCode<{ folder: string; path: string }>("write/changed-meanwhile", {
    severity: "error",
    message: ({ folder, path }) => `${path} in ${folder} was changed while the run was on its way`,
    help: () => "run again; if it comes back, find out what else writes to the folder",
    explanation: `
Pages that come out as they were are not written again: the new site takes them over from the
previous one. Here such a page was changed after the run had begun, by another run or another
program. Nothing was replaced.

    aspectdoc generate --out ./output      # runs at the same time as
    aspectdoc generate --out ./output      # this one
`,
  }),
  sourceGone: defineCode<{ path: string; reason: string }>("write/source-gone", {
    severity: "error",
    message: ({ path, reason }) => `the file that ${path} is a copy of can't be read: ${reason}`,
    help: ({ reason }) => suggestRemedy(reason),
    explanation: `
Pictures and downloads are copied from the input as the site is written. This one was there when the run began, and can't be read
any more: somebody has moved it meanwhile, or checked out another branch. Nothing was replaced.

    git switch main && aspectdoc generate  # one after the other
`,
  }),
  notPermitted: defineCode<{ path: string; isParentAlone?: boolean }>("write/not-permitted", {
    severity: "error",
    message: ({ path }) => `writing to ${path} is not permitted`,
    help: ({ path, isParentAlone = false }) =>
      isParentAlone
        ? `its parent is what can't be written, where the new site is prepared; write to a folder below it: --out ${path.replace(/\/$/, "")}/site`
        : "check the permissions of the folder and of its parent, or choose another folder with --out",
    explanation: `
The system refused to let Aspectdoc write. It needs to write to the output folder's parent too,
because it prepares the new site beside the previous one and then swaps them.

    ls -ld . ./output                      # who may write here?
    aspectdoc generate --out /tmp/output   # or write elsewhere
`,
  }),
  inTheWay: defineCode<{ path: string; reason: string }>("write/in-the-way", {
    severity: "error",
    message: ({ path, reason }) => `what an earlier run has left at ${path} can't be removed: ${reason}`,
    help: () => "remove it, as another user if need be; nothing of it is needed",
    explanation: `
The new site is prepared in a folder beside the previous one, and the previous one is set aside in another while the two are
swapped. A run that was killed, or that could not remove the previous site, has left such a folder, and the system doesn't
let this run remove it. Nothing was replaced.

    ls -lR .output.aspectdoc-old           # whose is it?
    sudo rm -r .output.aspectdoc-old
`,
  }),
  leftBehind: defineCode<{ folder: string; path: string; reason: string }>("write/left-behind", {
    severity: "warning",
    message: ({ folder, path, reason }) =>
      `the new site is in ${folder}, but the previous one could not be removed from ${path}: ${reason}`,
    help: () => "remove it, as another user if need be; the next run needs its place",
    explanation: `
The previous site is set aside while the new one takes its place, and is removed then. Here the system didn't allow that, as
when a folder in it belongs to somebody else or may not be written. The new site is whole; only what is left of the
previous one takes up space, and the next run stops if it can't remove it either.

    ls -lR .output.aspectdoc-old           # whose is it?
    sudo rm -r .output.aspectdoc-old
`,
  }),
  noSpace: defineCode<{ path: string }>("write/no-space", {
    severity: "error",
    message: ({ path }) => `there is no space left to write ${path}`,
    help: () => "free some space; the new site stands beside the previous one until it is complete, so both must fit",
    explanation: `
The disk (or the user's quota) is full. The part of the new site that had been written was removed,
and the previous output is as it was.

    df -h .   # how much is left
`,
  }),
  mountPoint: defineCode<{ folder: string }>("write/mount-point", {
    severity: "error",
    message: ({ folder }) => `the output folder ${folder} can't be replaced: it is where a file system is mounted`,
    help: ({ folder }) => `write to a folder below it: --out ${folder.replace(/\/$/, "")}/site`,
    setting: ({ folder }) => ({ key: "out", value: folder }),
    explanation: `
Aspectdoc prepares the new site beside the previous one and then swaps the two, which the system does
not allow for a folder where a file system is mounted, such as a volume of a container. A folder below
it can be swapped:

    docker run --volume ./docs:/docs ... aspectdoc generate --out /docs/site
`,
  }),
  inUse: defineCode<{ folder: string }>("write/in-use", {
    severity: "error",
    message: ({ folder }) => `${folder} can't be replaced: a program has it open, or a file in it`,
    help: () => "close what shows or searches it, such as a terminal in the folder, or write to another one with --out",
    explanation: `
On Windows, a folder can't be replaced as long as a program has it or any file in it open. Aspectdoc
tries again for a few seconds, which is enough for scanners of viruses; what keeps it open longer is a
terminal in the folder, a program that shows one of its files, or a server of it.

The part of the new site that had been written was removed, and the previous output is as it was.
`,
  }),
  failed: defineCode<{ path: string; reason: string }>("write/failed", {
    severity: "error",
    message: ({ path, reason }) => `${path} can't be written: ${reason}`,
    help: () => "the reason is the system's own; mend it there, or choose another folder with --out",
    setting: ({ path }) => ({ key: "out", value: path }),
    explanation: `
The system reported an error while the site was being written. The part of the new site that had
been written was removed, and the previous output is as it was.

    aspectdoc generate --out /tmp/output   # does another place work?
`,
  }),
};
