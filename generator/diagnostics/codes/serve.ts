import { defineCode } from "../code.ts";
import { suggestRemedy } from "../describe-failure.ts";

/** What can keep the preview from being served. */
export const serveCodes = {
  nothingToServe: defineCode<{
    folder: string;
    /** Whether other things are in it, so that no site is written there. */
    isTaken?: boolean | undefined;
    /** Of a file in its place: the folder of the site that it is in, if it is in one. */
    file?: { readonly around: string | undefined } | undefined;
    /** Why nobody can tell what is there. */
    refusal?: string | undefined;
  }>("serve/nothing-to-serve", {
    severity: "error",
    message: ({ folder, file, refusal }) => {
      if (refusal !== undefined) return `a site in ${folder} could not be read: ${refusal}`;
      return file === undefined
        ? `there is no generated site in ${folder}`
        : `${folder} is a file, and a site is a folder`;
    },
    help: ({ folder, isTaken, file, refusal }) => {
      if (refusal !== undefined) return suggestRemedy(refusal);
      if (file?.around !== undefined) return `serve the site that it is in: aspectdoc serve ${file.around}`;
      if (isTaken !== true && file === undefined)
        return `generate one first: aspectdoc generate${folder === "output" ? "" : ` --out ${folder}`}`;
      return `\`aspectdoc dev ${folder}\` shows the site of a model that is there; \`aspectdoc serve\`, without a folder, the one that \`aspectdoc generate\` has written`;
    },
    explanation: `
\`serve\` shows a site that \`generate\` has written, and the folder given by \`--out\` (\`output\` by
default) has none.

    aspectdoc generate --out ./output
    aspectdoc serve --out ./output

The site of a model that is being edited is shown by \`aspectdoc dev\`, which writes nothing.
`,
  }),
  portInUse: defineCode<{ port: number; free?: number | undefined }>("serve/port-in-use", {
    severity: "error",
    message: ({ port }) => `port ${port} is in use by another program`,
    help: ({ free }) =>
      free === undefined
        ? "choose another with --port, or let the system choose with --port 0"
        : `port ${free} is free: --port ${free}`,
    explanation: `
Only one program can listen on a port. Often it is an earlier \`aspectdoc serve\`
or \`aspectdoc dev\` that still runs.

    aspectdoc serve --port 8123   # another port
    aspectdoc serve --port 0      # any free one; the address is printed
`,
  }),
  notPermitted: defineCode<{ port: number }>("serve/port-not-permitted", {
    severity: "error",
    message: ({ port }) => `listening on port ${port} is not permitted`,
    help: () => "choose a port above 1023 with --port",
    explanation: `
Most systems reserve the ports below 1024 for the administrator.

    aspectdoc serve --port 8080
`,
  }),
  noSuchAddress: defineCode<{ host: string }>("serve/no-such-address", {
    severity: "error",
    message: ({ host }) => `${host} is no address of this machine`,
    help: () => "give one of its own with --host, or `--host 0.0.0.0` for all that it has",
    explanation: `
A server listens on addresses of the machine that it runs on. \`--host\` names one of them, or all of them.

    aspectdoc dev --host                # whoever reaches this machine, such as the one that a container runs on
    aspectdoc dev --host 192.168.1.5    # the network that this address belongs to
    aspectdoc dev                       # this machine alone
`,
  }),
  unwatched: defineCode<{ folder: string; count: number; cause: string }>("serve/unwatched", {
    severity: "warning",
    message: ({ folder, count, cause }) =>
      `changes ${count === 1 ? `in \`${folder}\`` : `in ${count.toLocaleString("en")} folders, \`${folder}\` among them,`} stay unnoticed: the system refuses to watch ${count === 1 ? "it" : "them"} (${cause})`,
    help: ({ cause }) => waysToWatch.get(cause) ?? "start `aspectdoc dev` again after a change there",
    explanation: `
\`aspectdoc dev\` has the system tell it what changes in each folder of its input. A system watches so many
folders at a time and no more, for all programs together, and an editor that is open may watch thousands.

On Linux the limit is raised, until the next start of the machine, by

    sudo sysctl fs.inotify.max_user_watches=524288 fs.inotify.max_user_instances=512

Else name the folders that are written in, and not the whole clone:

    aspectdoc dev --input metadata-models --input docs

With \`--poll\`, \`aspectdoc dev\` looks for changes by itself, once a second. It needs nothing of the system, and also finds what
other machines write to a network mount, and what is written outside of a container.

    aspectdoc dev --poll
`,
  }),
};

/** What helps, by the system's code of why it refuses. */
const waysToWatch: ReadonlyMap<string, string> = new Map([
  ["ENOSPC", "raise `fs.inotify.max_user_watches`, name fewer folders with --input, or let `--poll` look for changes"],
  [
    "EMFILE",
    "raise `fs.inotify.max_user_instances` or the number of open files, name fewer folders with --input, or let `--poll` look for changes",
  ],
  ["EACCES", "let whoever runs `aspectdoc dev` read it"],
]);
