import { defineCode } from "../code.ts";
import { suggestRemedy } from "../describe-failure.ts";
import { sayWaysOut, type Seen } from "../say-ways-out.ts";
import { formatSuggestions } from "../suggest.ts";

/** What brings here what an address is of. */
function sayHowToFetch(address: string): string {
  if (/^https?:.*\/graphql\/?$/.test(address))
    return "save the server's answer to the introspection query as a `schema.json` first, and name that";
  if (/^https?:.*\/[^/?#]+\.(?:json|ya?ml|graphqls?|gql|av(?:sc|pr|dl)|pdl|pdsc|md)$/i.test(address))
    return "download the file first, and name it";
  return "clone it first, and name the folder of the clone";
}

/** What can be wrong with a command as a whole. These end a run with exit code 2. */
export const usageCodes = {
  missingInput: defineCode<{ folder: string; shown: string; suggestions: readonly string[] }>("usage/missing-input", {
    severity: "error",
    message: ({ shown }) => `there is no folder \`${shown}\` to read the model from`,
    help: ({ folder, shown, suggestions }) => {
      if (/^(?:[a-z+]+:\/\/|git@)/.test(folder)) return `nothing is fetched: ${sayHowToFetch(folder)}`;
      if (/(?:^|\/)git:/.test(folder))
        return "a revision is what `--against` and `aspectdoc diff` compare with, and what `versions` in the config file show";
      if (/^~(?:\/|$)/.test(shown))
        return "a home folder is `~` to shells alone: write the path from here, or the whole one";
      if (/\$\{?\w|%\w+%/.test(shown))
        return "variables are a shell's: here they stand for nothing, unless an `aspectdoc.config.mjs` reads them from `process.env`";
      if (/[*?{]/.test(folder))
        return "name the folder, and say under `include` in the config file which of its files count";
      return (
        formatSuggestions(suggestions) ??
        (folder.includes("\\") ? "write `/` between folders, which every system takes" : undefined) ??
        "give an existing folder with --input, or under `inputs` in the config file"
      );
    },
    setting: ({ folder }) => ({ key: "inputs", value: folder }),
    explanation: `
A folder given with \`--input\`, or under \`inputs\` in the config file, does not exist.

Paths on the command line count from the current folder; paths in a config file count from the
folder of that file:

    aspectdoc generate --input ../platform/metadata-models

Check the spelling, or leave \`--input\` out to read the current folder.
`,
  }),
  unreadableRevision: defineCode<{ revision: string; reason: string; help: string | undefined }>(
    "usage/unreadable-revision",
    {
      severity: "error",
      message: ({ revision, reason }) => `the revision \`${revision}\` can't be read: ${reason}`,
      help: ({ help }) => help ?? "name a branch, a tag or a commit under `versions` in the config file",
      setting: ({ revision }) => ({ key: "versions", value: revision }),
      explanation: `
A version in the config file may say in which \`revision\` of their repository its inputs are read: a branch, a tag, a commit or
\`HEAD~1\`.

Revisions are read from the files of the repository. Nothing is checked out, run or fetched: a shallow clone or a partial one
may lack what is asked for, and then says how to fetch it. In a workflow:

    - uses: actions/checkout@v4
      with: { fetch-depth: 0 }
`,
    },
  ),
  missingReference: defineCode<{ path: string }>("usage/missing-reference", {
    severity: "error",
    message: ({ path }) => `there is nothing at \`${path}\` to refer to`,
    help: () =>
      "give a folder with a model or a catalogue.json with --reference, or under `references` in the config file",
    setting: ({ path }) => ({ key: "references", value: path }),
    explanation: `
A model that is only referred to, given with \`--reference\` or under \`references\` in the config
file, does not exist. Without it, every name that it declares would be unknown.

Paths on the command line count from the current folder; paths in a config file count from the
folder of that file:

    references: [../platform]
`,
  }),
  inputNotFolder: defineCode<{ folder: string }>("usage/input-not-a-folder", {
    severity: "error",
    message: ({ folder }) => `\`${folder}\` is neither a folder nor a file`,
    help: () => "name the folder of a model, or one of its files",
    setting: ({ folder }) => ({ key: "inputs", value: folder }),
    explanation: `
\`--input\` names something that holds no text, such as a device or a pipe. A model is read from a
folder, or from single files:

    aspectdoc generate --input models
    aspectdoc generate schema.graphql
`,
  }),
  unreadableFolder: defineCode<{
    folder: string;
    reason: string;
    /** What names it, if not `inputs`. */
    key?: "references";
  }>("usage/unreadable-input", {
    severity: "error",
    message: ({ folder, reason }) => `the folder \`${folder}\` could not be read: ${reason}`,
    help: ({ reason }) => suggestRemedy(reason),
    setting: ({ folder, key = "inputs" }) => ({ key, value: folder }),
    explanation: `
The operating system refused to list a folder given with \`--input\` or \`--reference\`. Usually the
user that runs Aspectdoc lacks the right to read it; \`ls -ld FOLDER\` shows who has it.
`,
  }),
  noModel: defineCode<
    Seen & { folders: readonly string[]; layout?: string | undefined; revision?: string | undefined }
  >("usage/no-model", {
    severity: "error",
    message: ({ folders, layout, revision, seen }) => {
      const named = folders.map((folder) => (folder === "." ? "the current folder" : `\`${folder}\``));
      const when = revision === undefined ? "" : ` at \`${revision}\``;
      return `no model was found in ${named.join(", ")}${when}${layout === undefined ? "" : ` (read as ${layout})`}: ${seen}`;
    },
    help: (seen) =>
      sayWaysOut(
        seen,
        "looked for .pdl, .pdsc, .avsc, .avpr, .avdl, .graphql, .gql, .proto and .restspec.json files, entity-registry.yml, OpenAPI, JSON Schema and types of Atlas that say so, and Markdown below `content`, `docs` and the like",
        "`--input` names the folder of a model, `--demo` shows the one that is bundled with Aspectdoc",
      ),
    explanation: `
There is nothing to document in the folders that were read, and the output folder was left as it is. Without \`--input\` and
without \`inputs\` in the config file, that is the current folder; the message says what is in it instead.

A model is made of schemas (\`.pdl\`, \`.pdsc\`, \`.avsc\`, \`.avpr\`, \`.avdl\`), GraphQL SDL (\`.graphql\`, \`.graphqls\`, \`.gql\`), Rest.li
specifications (\`.restspec.json\`, or their \`.snapshot.json\`), entity registries (\`entity-registry.yml\` or \`.yaml\`), manifests of sources and of a
client library, or guides in Markdown. Files of these kinds that declare nothing are no model either. \`node_modules\`,
folders whose name begins with a dot, build output and whatever \`.gitignore\` names are passed over.

- Is it the right folder? \`aspectdoc check ../platform\` reads another one.
- Do \`include\` or \`exclude\` in the config file leave everything out?
- Has the registry another name, without \`registry\` in it or beside others? List it under \`registries\`.
- Are the guides elsewhere? Name their folders under \`content\`, where \`.\` is the input itself. A README alone, or one in
  each of many packages, is taken for guides only then; \`aspectdoc init\` writes such a line.
- Is it written in another language? OpenAPI, JSON Schema, Protocol Buffers and type definitions of Apache Atlas are read by plug-ins that come with Aspectdoc: by themselves where
  files say what they are, others where \`files\` names them,
  \`plugins: [{ plugin: aspectdoc/plugins/json-schema, options: { files: ["spec/**"] } }]\`. Other languages are read by plug-ins
  that anybody can write. One is a module that \`plugins: [./ours.mjs]\` names, and says of each file which schemas it declares:

      export default {
        name: "ours", version: "1",
        reader: { files: ["**/*.ours"], read: ({ path, text }) => ({ schemas: declaredIn(text) }) },
      };
- Is it a library of Python, or a program of click's? \`sdk: { packages: [example_client] }\` names the packages to document, as
  they are imported.

To see what a site looks like before there is a model, \`aspectdoc generate --demo\` documents the one that is bundled with
Aspectdoc.
`,
  }),
  unreadableArchive: defineCode<{ folder: string; reason: string }>("usage/unreadable-archive", {
    severity: "error",
    message: ({ folder, reason }) => `the pages of an archived version can't be taken from \`${folder}\`: ${reason}`,
    help: () => "`archive` names the folder that holds the pages as they were published, `index.html` at its top",
    setting: ({ folder }) => ({ key: "versions", value: folder }),
    explanation: `
A version that the config file lists with \`archive\` consists of pages that exist already. They are copied into the site as
they are, so the folder has to be there, to be readable, and to begin with a page:

    versions:
      - { version: "2.0", isLast: true }
      - { version: "1.0", archive: ../archive/1.0 }

The path counts from the folder of the config file. Links inside of an archived version should be relative, or begin with
the place that it gets: its \`path\`, or its name below the base.
`,
  }),
  unknownCode: defineCode<{ code: string; suggestions: readonly string[] }>("usage/unknown-code", {
    severity: "error",
    message: ({ code }) => `no diagnostic has the code \`${code}\``,
    help: ({ suggestions }) => formatSuggestions(suggestions) ?? "`aspectdoc explain` without a code lists them all",
    explanation: `
\`aspectdoc explain\` was asked about a code that does not exist. A code is what stands after the
severity in a message, such as \`link/unknown-type\`:

    aspectdoc explain link/unknown-type
`,
  }),
  unreadableIndex: defineCode<{ folder: string; reason: string }>("usage/unreadable-index", {
    severity: "error",
    message: ({ folder, reason }) => `the search index of the site in \`${folder}\` can't be read: ${reason}`,
    help: () => "`aspectdoc generate` writes it anew; `--input` names a model or another site",
    explanation: `
\`aspectdoc search\` was to answer from a written site whose index is not whole, or is in the form of another release of Aspectdoc.
The next run writes it anew:

    aspectdoc generate

Of a model, it needs no site: \`aspectdoc search --input models owner\` reads the model as it is now.
`,
  }),
  fileNotWritten: defineCode<{ path: string; reason: string }>("usage/file-not-written", {
    severity: "error",
    message: ({ path, reason }) => `\`${path}\` could not be written: ${reason}`,
    help: ({ reason }) => suggestRemedy(reason, "name a folder that is there, and check its permissions"),
    explanation: `
\`aspectdoc init\` writes a config file, and with \`--github\` a workflow, to the current folder or the one that it is given, which
isn't there, or where the system refused. \`ls -ld .\` shows who may write to a folder.
`,
  }),
  nothingWritten: defineCode<{ files: readonly string[] }>("usage/nothing-written", {
    severity: "error",
    message: ({ files }) => `nothing was written: ${files.join(" and ")} would replace what is there`,
    help: () => "--force replaces files of these names",
    explanation: `
\`aspectdoc init\` keeps files that are there already, since someone may have changed them:

    aspectdoc init           # keeps an existing aspectdoc.config.yaml
    aspectdoc init --force   # writes it anew

There may be one config file only, so one that is called \`aspectdoc.config.json\` or is a module is always kept; remove
it first.
`,
  }),
  reportNotWritten: defineCode<{ path: string; reason: string }>("usage/report-not-written", {
    severity: "error",
    message: ({ path, reason }) => `the report \`${path}\` could not be written: ${reason}`,
    help: ({ reason }) => suggestRemedy(reason, "check that its folder exists and may be written to"),
    explanation: `
\`--report\` names a file that the system refused to write. Its folder has to exist:

    mkdir -p reports
    aspectdoc check --report reports/aspectdoc.sarif
`,
  }),
};
