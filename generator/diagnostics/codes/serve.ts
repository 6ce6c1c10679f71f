import { defineCode } from "../code.ts";

/** What can keep the preview from being served. */
export const serveCodes = {
  nothingToServe: defineCode<{ folder: string }>("serve/nothing-to-serve", {
    severity: "error",
    message: ({ folder }) => `there is no generated site in ${folder}`,
    help: () => "generate one first: aspectdoc generate",
    explanation: `
\`serve\` shows a site that \`generate\` has written, and the folder given by \`--out\` (\`output\` by
default) has none.

    aspectdoc generate --out ./output
    aspectdoc serve --out ./output
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
};
