import { defineCode } from "../code.ts";
import { suggestRemedy } from "../describe-failure.ts";
import { formatSuggestions } from "../suggest.ts";

/** The call that is about one file. */
const reading = "reader.read";

interface StoppedFacts {
  readonly plugin: string;
  readonly call: string;
  readonly end: "time" | "memory" | "exit";
  /** Time in milliseconds, memory in MB where that has one. */
  readonly limits: { readonly time: number; readonly memory?: number };
}

/** What can be wrong with plug-ins; what they find wrong with a model has codes of theirs. */
export const pluginCodes = {
  notLoaded: defineCode<{
    plugin: string;
    /** As the config file names it. */
    written: string;
    reason: string;
    /** Whether the file is where it was looked for, so that what it says is why. */
    isThere?: boolean | undefined;
    /** What leads to a file that was given as a package is. */
    path?: string | undefined;
    /** Plug-ins that come with Aspectdoc, where one of them was meant. */
    others?: readonly string[] | undefined;
  }>("plugin/not-loaded", {
    severity: "error",
    message: ({ plugin, reason }) => `the plug-in \`${plugin}\` could not be loaded: ${reason}`,
    help: ({ reason, isThere, path, others }) => {
      if (others !== undefined) return `these do: ${others.map((name) => `\`${name}\``).join(", ")}`;
      if (path !== undefined) return `write \`${path}\`: what doesn't begin with \`./\` or \`../\` is a package`;
      if (/\b(?:module|require|exports) is not defined\b/.test(reason))
        return "write `export default` and `import`; a module of CommonJS ends in `.cjs`";
      if (/^(?:Unexpected token 'export'|Cannot use import statement outside a module)$/.test(reason))
        return 'call it `.mjs`, or write `"type": "module"` in the package.json above it';
      if (reason.startsWith("it isn't done after "))
        return "look for a loop or an `await` at its top; `timeLimit` of the plug-in in the config file gives it more seconds";
      if (reason === "it is a folder") return "name the module in it, such as `./rules/index.mjs`";
      const remedy = suggestRemedy(reason, "");
      if (remedy !== "") return remedy;
      return isThere === true
        ? "mend the module; what it imports has to be installed beside it"
        : "paths count from the config file, and packages have to be installed beside it";
    },
    setting: ({ written }) => ({ key: "plugins", value: written }),
    explanation: `
\`plugins\` in the config file names modules: files by a path that begins with \`./\` or \`../\`, and packages by their
names. One of them isn't there, fails as it is loaded, or isn't done with that after 30 seconds, or as many as its \`timeLimit\`
says, five at least. The run goes on without it.

    plugins:
      - ./rules.mjs
      - aspectdoc/plugins/openapi
      - { plugin: aspectdoc-plugin-x, options: { strict: true } }
`,
  }),
  untypedNode: defineCode<{ plugin: string; node: string; written: string }>("plugin/untyped-node", {
    severity: "error",
    message: ({ plugin, node }) => `the plug-in \`${plugin}\` is TypeScript, which Node ${node} doesn't read`,
    help: () => "run it with Node 22.18 or later, or make it an .mjs",
    setting: ({ written }) => ({ key: "plugins", value: written }),
    explanation: `
A plug-in in TypeScript is loaded by Node itself, which leaves out the types from release 22.18 on, and never checks them.
Older ones read the same module as an \`.mjs\`, where comments can have the types. The run goes on without it.

    export default { name: "acme", version: "1", rules: { check: () => [] } };
`,
  }),
  noPlugin: defineCode<{ plugin: string; problem: string; written: string }>("plugin/no-plugin", {
    severity: "error",
    message: ({ plugin, problem }) => `what \`${plugin}\` exports is no plug-in: ${problem}`,
    help: () =>
      "its default export is an object with a name, a version and what it does, or a function that makes one of its options",
    setting: ({ written }) => ({ key: "plugins", value: written }),
    explanation: `
A plug-in is an object with \`name\` and \`version\`, and with at least one of \`reader\`, \`rules\`, \`offers\`, \`sections\` and \`pages\`.
A module exports one as its default, or a function that takes the options from the config file and gives one:

    export default {
      name: "my-rules",
      version: "1",
      codes: { "no-owner": { severity: "warning", explanation: "Each entity says who owns it." } },
      rules: { check: (catalogue) => [] },
    };

\`import type { Plugin } from "aspectdoc"\` has its types. The name begins the codes and the addresses of the plug-in, so it
can't be one that begins codes of Aspectdoc, nor that of a plug-in before it in the list.
`,
  }),
  noFiles: defineCode<{ plugin: string; files: readonly string[] }>("plugin/no-files", {
    severity: "warning",
    message: ({ plugin, files }) =>
      `the plug-in \`${plugin}\` reads nothing: no input has a file like ${files.map((glob) => `\`${glob}\``).join(" or ")}`,
    help: ({ plugin }) =>
      ["atlas", "openapi", "json-schema", "protobuf"].includes(plugin)
        ? "name the files under `files` of its options, below the input"
        : "name an input that has such files, or take the plug-in out of the config file",
    explanation: `
A plug-in that the config file names reads files, and no input has any that it looks for. What they declare is missing from the
site. Those that come with Aspectdoc look for customary names, and for others where their options say so:

    plugins:                                      # aspectdoc.config.yaml
      - { plugin: aspectdoc/plugins/openapi, options: { files: ["api/*.yaml"] } }

Globs count from each input, and what Git ignores or \`exclude\` names is passed over.
`,
  }),
  threw: defineCode<{ plugin: string; call: string; problem: string }>("plugin/threw", {
    severity: "error",
    message: ({ plugin, call, problem }) => `the plug-in \`${plugin}\` failed in \`${call}\`: ${problem}`,
    help: () => "the run went on without what this call would have given",
    explanation: `
A function of a plug-in threw an error. What the call would have given is left out: the file that was being read, or what
its rules, sections or pages would have been. All else is as it would be.

What is wrong with a model is for a plug-in to give back, not to throw: a reader as \`problems\`, rules as their result.
`,
  }),
  stopped: defineCode<StoppedFacts>("plugin/stopped", {
    severity: "error",
    message: (facts) => `the plug-in \`${facts.plugin}\` ${describeEnd(facts)}`,
    help: ({ call, end }) => {
      const without = call === reading ? "this file" : "what this call would have given";
      const more = end === "time" ? "; `timeLimit` of the plug-in in the config file gives it more seconds" : "";
      return `the run went on without ${without}${more}`;
    },
    explanation: `
A plug-in reads each file in a thread of its own, which is stopped when it takes more than 30 seconds or holds more than 1,000 MB,
so that a reader that doesn't come to an end doesn't keep the run from its end. A reader that ends its process ends that thread.
Its rules, offers, sections and pages may each take two minutes, the function that makes it 30 seconds. What was stopped is left out, and the next run tries again.

Where a call has so much to do that it takes longer, the config file gives each of them more time, in seconds:

    plugins:
      - { plugin: ./thrift.mjs, timeLimit: 300 }
`,
  }),
  wrongResult: defineCode<{ plugin: string; call: string; problem: string }>("plugin/wrong-result", {
    severity: "error",
    message: ({ plugin, call, problem }) =>
      `what the plug-in \`${plugin}\` gives from \`${call}\` can't be used: ${problem}`,
    help: () => "the types of `aspectdoc` say what each call gives; nothing of this one was used",
    explanation: `
What a plug-in gives is looked at before it is used. It is to be plain data of the form that the call asks for, given at
once and not as a promise, and not larger than a page can be.

    import type { Plugin } from "aspectdoc";

    const plugin: Plugin = { … };
    export default plugin;

With that, an editor says the same before any run does. The message names the place in what was given, e.g.
\`pages[3].sections[0].id\`.
`,
  }),
  unknownCode: defineCode<{ plugin: string; code: string; suggestions: readonly string[] }>("plugin/unknown-code", {
    severity: "error",
    message: ({ plugin, code }) => `the plug-in \`${plugin}\` reports \`${code}\`, which isn't among its codes`,
    help: ({ suggestions }) => formatSuggestions(suggestions) ?? "declare it under `codes` of the plug-in",
    explanation: `
All that a plug-in may find wrong is declared in it, with a severity and an explanation, so that \`aspectdoc explain\` has an
answer and the config file can set its level:

    codes: { "no-owner": { severity: "warning", explanation: "Each entity says who owns it." } }
`,
  }),
  unknownThing: defineCode<{ plugin: string; address: string; where: string; lacks: "page" | "anchor" }>(
    "plugin/unknown-thing",
    {
      severity: "warning",
      message: ({ plugin, address, where, lacks }) =>
        `the plug-in \`${plugin}\` leads to \`${address}\` ${where}, ${lacks === "page" ? "which has no page" : "but that page has no such anchor"}`,
      help: ({ lacks }) =>
        lacks === "page"
          ? "things are called by their names in the catalogue, pages of the plug-in by their paths"
          : "anchors are the `id` of a section, and with a dot and a name behind it a row of that section",
      explanation: `
A plug-in adds sections to the page of a thing, or links to one, and there is no such thing. Sections are left out then, and
of a link its words stay. One to an anchor that isn't on its page leads to the top of that page.

| address | is |
| --- | --- |
| \`entity:dataset\`, \`aspect:ownership\`, \`event:name\` | a thing of the metadata model, by its name |
| \`schema:com.linkedin.common.Owner\` | a record, enum or typeref, by its full name |
| \`graphql:Query.me\` | a GraphQL coordinate |
| \`page:operations/getTag\` | a page of the plug-in itself, by its path; \`page:operations/getTag#answers\` a section on it |
`,
    },
  ),
  samePath: defineCode<{ plugin: string; path: string }>("plugin/same-path", {
    severity: "error",
    message: ({ plugin, path }) => `the plug-in \`${plugin}\` gives two pages the path \`${path}\``,
    help: () => "the first one is made; give each page a path of its own",
    explanation: `
Two pages of a plug-in want the same address. Addresses that differ in case alone count as the same, since some file
systems take them for one. Only the first of them is made.
`,
  }),
};

function describeEnd({ call, end, limits }: StoppedFacts): string {
  const did = call === reading ? "read the file" : `come back from \`${call}\``;
  if (end === "time") return `hasn't ${did} in ${limits.time / 1000} s, and was stopped`;
  if (end === "memory") return `wanted more than ${limits.memory} MB to read the file, and was stopped`;
  return "ended its thread while it read the file";
}
