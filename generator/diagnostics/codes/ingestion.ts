import { defineCode } from "../code.ts";
import { nameFirst } from "../name-first.ts";
import { formatSuggestions } from "../suggest.ts";

/** What can be wrong with the descriptions of ingestion sources: manifests, registries, schemas, recipes. */
export const ingestionCodes = {
  malformedManifest: defineCode<{ detail: string }>("ingestion/malformed-manifest", {
    severity: "error",
    message: ({ detail }) => `the ingestion manifest cannot be read: ${detail}`,
    help: () => "the platform has no page until this is mended",
    explanation: `
A manifest is a YAML file below a folder called \`ingestion\` that describes one platform and its plugins. This one is not
well-formed, or it is larger or deeper than any manifest needs to be, so nothing in it counts.

    platform: mysql
    plugins:
      - id: mysql
        intro: "Reads tables: and views"   # quotes where the text has a colon
`,
  }),

  notManifest: defineCode("ingestion/not-a-manifest", {
    severity: "info",
    message: () =>
      "the file has none of `platform`, `plugins` and `components`, so it is no ingestion manifest and is passed over",
    help: () => "leave it out of the input, or move it out of the folder `ingestion`",
    explanation: `
YAML files right below a folder called \`ingestion\` are taken for manifests. A file that begins neither like one nor like
anything else that Aspectdoc knows is most likely something else, for instance a recipe.

    platform: mysql
    plugins:
      - id: mysql
`,
  }),

  unknownKey: defineCode<{ key: string; suggestions: readonly string[] }>("ingestion/unknown-key", {
    severity: "warning",
    message: ({ key }) => `an ingestion manifest has no key \`${key}\` here`,
    help: ({ suggestions }) => formatSuggestions(suggestions) ?? "remove the key; its value is ignored",
    explanation: `
The key is none of those that a manifest may have at this place, so its value would not be shown. Mostly it is a slip of
the pen: \`capabilites\` for \`capabilities\`, \`requiredif\` for \`requiredIf\`.

The keys are declared in \`ingestion-manifest.schema.json\`, which editors complete and check against.
`,
  }),

  missingKey: defineCode<{ key: string }>("ingestion/missing-key", {
    severity: "error",
    message: ({ key }) => `\`${key}\` is missing`,
    help: () => "add it; what needs it is left out until then",
    explanation: `
A manifest needs \`platform\` and \`plugins\`; a plugin its \`id\`; a capability its \`name\`; an option its \`path\` and
\`type\`; a row of the concept mapping its \`source\` and \`concept\`. A connector registry needs \`plugin_details\`. An entry
that lacks one of them cannot be shown.

    options:
      - path: host_port
        type: string
`,
  }),

  wrongValue: defineCode<{ what: string; expected: string; suggestions?: readonly string[] | undefined }>(
    "ingestion/wrong-value",
    {
      severity: "error",
      message: ({ what, expected }) => `${what} must be ${expected}`,
      help: ({ suggestions = [] }) => formatSuggestions(suggestions) ?? "what stands here is left out",
      explanation: `
The value is of another kind than what is read at this place, so it is left out of the reference.

    plugins:
      - id: mysql
        status: stable          # one of ga, beta, alpha, or as older releases say: certified, incubating, testing
        capabilities: LINEAGE   # a list
`,
    },
  ),

  notOptionSet: defineCode("ingestion/not-an-option-set", {
    severity: "info",
    message: () => "the file has no `set`, so it holds no shared options and is passed over",
    help: () => "leave it out of the input, or move it out of the folder `ingestion/shared`",
    explanation: `
YAML files right below a folder \`ingestion/shared\` are taken for options that several plugins share. Such a file says
under which name manifests include them. One that doesn't is most likely something else.

    set: client-certificate
    options:
      - path: certificate
        type: string
`,
  }),

  duplicateOptionSet: defineCode<{ set: string }>("ingestion/duplicate-option-set", {
    severity: "warning",
    message: ({ set }) => `the shared options \`${set}\` are described a second time`,
    help: () => "give one of them another name; those that are described first are included",
    explanation: `
Manifests include shared options by name, so there can be one set of a name. Files are taken in the order of their paths.

    set: client-certificate     # in a.yml
    set: client-certificate     # in b.yml: passed over
`,
  }),

  unknownOptionSet: defineCode<{ set: string; suggestions: readonly string[] }>("ingestion/unknown-option-set", {
    severity: "error",
    message: ({ set }) => `there are no shared options \`${set}\``,
    help: ({ suggestions }) =>
      formatSuggestions(suggestions) ?? "describe them in a file right below `ingestion/shared`; they are missing",
    explanation: `
\`include\` and \`parts\` name options that are described once and for several plugins, in a file right below a folder
\`ingestion/shared\` of the input. The options that are named here are missing on the page.

    plugins:
      - id: depot
        include: [client-certificate]     # ingestion/shared/….yml says set: client-certificate
`,
  }),

  circularOptionSet: defineCode<{ names: readonly string[] }>("ingestion/circular-option-set", {
    severity: "error",
    message: ({ names }) => `shared options include themselves: ${names.map((name) => `\`${name}\``).join(" → ")}`,
    help: () => "remove one of the inclusions; this one is passed over",
    explanation: `
Shared options may include others, by \`include\` or as \`parts\` of an option, but never come back to themselves: the list
would have no end.

    set: client
    include: [certificate]

    set: certificate
    include: [client]
`,
  }),

  optionSetDepth: defineCode<{ set: string; limit: number }>("ingestion/option-set-depth", {
    severity: "error",
    message: ({ set, limit }) => `the shared options \`${set}\` are included over more than ${limit} others`,
    help: () => "include them directly; they are missing here",
    explanation: `
Shared options may include others, which may include others again. The way is bounded, far beyond what people write, so
that a hostile model can't exhaust memory.

    set: a
    include: [b]   # which includes c, and so on, more than fifty times
`,
  }),

  optionsTwice: defineCode<{ plugin: string }>("ingestion/options-twice", {
    severity: "warning",
    message: ({ plugin }) => `the plugin \`${plugin}\` has both \`options\` and \`schema\``,
    help: () => "keep one of them; the options are listed, and the schema is offered as a file",
    explanation: `
The options of a plugin are either listed one by one under \`options\` and \`include\`, or given as JSON Schema under \`schema\`, from which
the list is made. With both, nobody can tell which of them is right where they differ.
`,
  }),

  duplicatePlatform: defineCode<{ platform: string }>("ingestion/duplicate-platform", {
    severity: "warning",
    message: ({ platform }) => `the platform \`${platform}\` is described a second time`,
    help: () =>
      "put its plugins into one manifest; their plugins are shown together, with the first one's name and intro",
    explanation: `
Each platform has one page, so one manifest describes it. The plugins of a second manifest are added to that page, but
its name, its intro and its concept mapping are not shown.
`,
  }),

  duplicatePlugin: defineCode<{ plugin: string }>("ingestion/duplicate-plugin", {
    severity: "warning",
    message: ({ plugin }) => `the plugin \`${plugin}\` is described a second time`,
    help: () => "remove one of the descriptions; the first one is shown",
    explanation: `
A recipe names a plugin by its id alone, so there can be one of a name. A manifest goes before what a checkout says about
the same plugin.

    plugins:
      - id: trino
      - id: trino       # meant: starburst-trino-usage
`,
  }),

  duplicateOption: defineCode<{ option: string }>("ingestion/duplicate-option", {
    severity: "warning",
    message: ({ option }) => `the option \`${option}\` is described a second time`,
    help: () => "remove one of the rows; the first one is shown",
    explanation: `
A path names one option of a plugin. Rows with the same path would share an anchor, and readers could not tell which of
them holds.
`,
  }),

  unknownStatus: defineCode<{ status: string }>("ingestion/unknown-status", {
    severity: "warning",
    message: ({ status }) => `\`${status}\` is no support status`,
    help: () =>
      "use `GA`, `BETA` or `ALPHA` (before 2026 `CERTIFIED`, `INCUBATING` or `TESTING`); the plugin is shown without a status",
    explanation: `
A support status says how far a plugin can be relied on. \`GA\` (or \`CERTIFIED\`, as releases before 2026 say): tested
and used widely. \`BETA\` (or \`INCUBATING\`): ready for use, with gaps. \`ALPHA\` (or \`TESTING\`): to be tried out.
\`UNKNOWN\` means the same as none.
`,
  }),

  unknownCapability: defineCode<{ capability: string; suggestions: readonly string[] }>(
    "ingestion/unknown-capability",
    {
      severity: "info",
      message: ({ capability }) => `\`${capability}\` is no capability that Aspectdoc has a label for`,
      help: ({ suggestions }) =>
        formatSuggestions(suggestions) ?? "it is shown under its own name, after the known ones",
      explanation: `
Capabilities have names such as \`LINEAGE_COARSE\`, for which pages show a label ("Table-level lineage"). A new version of
the platform may have more of them; such a one is shown by its name in words.
`,
    },
  ),

  unknownReference: defineCode<{ reference: string }>("ingestion/unknown-reference", {
    severity: "error",
    message: ({ reference }) => `the schema has nothing at \`${reference}\``,
    help: () => "correct the reference, or add the definition; the option's type is shown as `any`",
    explanation: `
\`$ref\` names a definition of the same schema by its path. References to other files are not followed, since nothing but
the input is read.

    { "properties": { "owner": { "$ref": "#/definitions/Owner" } },
      "definitions": { "OwnerConfig": { "type": "object" } } }
`,
  }),

  tooManyOptions: defineCode<{ limit: number }>("ingestion/too-many-options", {
    severity: "error",
    message: ({ limit }) => `more than ${limit} options are described`,
    help: () => "the options after the limit are left out; check for definitions that contain each other",
    explanation: `
Each path that a recipe can set is an option of its own. Where definitions, or shared options, are used inside of each other several times, the
number of paths multiplies; no page could show them, and no reader would find one.
`,
  }),

  unknownPluginClass: defineCode<{
    plugin: string;
    className: string;
    /** Plugins of the same package whose modules aren't there either, told along with it. */
    others: readonly string[];
  }>("ingestion/unknown-plugin-class", {
    severity: "warning",
    message: ({ plugin, className, others }) =>
      others.length === 0
        ? `the plugin \`${plugin}\` is the class \`${className}\`, which the input does not have`
        : `of ${others.length + 1} plugins the input does not have the modules: ${nameFirst([plugin, ...others])}; the first is \`${className}\``,
    help: ({ others }) =>
      others.length === 0
        ? "correct the name, or have the module in the input; the plugin is left out until then"
        : "have the whole package in the input, if they are to have pages; they are left out until then",
    explanation: `
A package names the class of each plugin in the entry points of its \`setup.py\`. What the plugin extracts and which options it
has is read from that class, so one whose class isn't there has nothing that a page could show. Whoever installs the package
can't use the plugin either, unless the class comes from another one. Where five and more modules of a package are missing, the
input has a part of it: they are told once, at the first, and no link to one of them is told to be broken.

    entry_points = {
        "datahub.ingestion.source.plugins": [
            "depot = acme.depot:DepotSuorce",     # meant: DepotSource
        ],
    }
`,
  }),

  namelessSource: defineCode<{ plugin: string; className: string }>("ingestion/nameless-source", {
    severity: "info",
    message: ({ plugin, className }) => `the source \`${plugin}\` has no page: \`${className}\` names no platform`,
    help: () => 'decorate the class with `@platform_name("…")` if recipes are to name it',
    explanation: `
Which platform a source reads from is said by the decorator \`platform_name\` of its class, or of one that it inherits from. A class
without one that stands beside one with it, or is called \`depot-usage\` where there is a \`depot\`, is taken for a part of that, and
has no page. Any other has one under the name that recipes call it by.

    @platform_name("Depot", id="depot")
    @config_class(DepotConfig)
    class DepotSource(Source): ...
`,
  }),

  builtDiffers: defineCode<{ plugin: string; differences: readonly string[] }>("ingestion/built-differs", {
    severity: "info",
    message: ({ plugin, differences }) => `what was built of \`${plugin}\` has ${differences.join("; ")}`,
    help: () => "pages show what the code says; build the files again, or leave them out of the input",
    explanation: `
An input may hold the code of a connector and files that were built of it: a connector registry, a capability summary, the
schema of its configuration. They are joined, and where they differ the code counts, since it is what runs. Files that were
built at another time than the code was written mislead whoever reads them.

    "depot": { "support_status": "TESTING" }      # in the registry

    @support_status(SupportStatus.CERTIFIED)      # in the code
    class DepotSource(Source): ...
`,
  }),

  malformedRecipe: defineCode<{ detail: string }>("ingestion/malformed-recipe", {
    severity: "warning",
    message: ({ detail }) => `the recipe is not well-formed YAML: ${detail}`,
    help: () => "mend it: whoever copies it gets this error from the platform",
    explanation: `
The recipe is shown as it is written, but the platform could not run it.

    source:
      type: mysql
      config:
        password: @secret     # a value that begins with @ needs quotes
`,
  }),

  unknownPlugin: defineCode<{ plugin: string; suggestions: readonly string[] }>("ingestion/unknown-plugin", {
    severity: "info",
    message: ({ plugin }) => `nothing declares the plugin or platform \`${plugin}\` that this file is about`,
    help: ({ suggestions }) =>
      formatSuggestions(suggestions) ?? "no page shows the file; remove it, or add the plugin to the registry",
    explanation: `
Docs, recipes and schemas of plugins belong to a plugin by their name: \`mysql_pre.md\`, \`mysql_recipe.yml\`,
\`mysql_config.json\`. The connector registry, or a capability summary, has no plugin of that name.
`,
  }),

  recipeType: defineCode<{ plugin: string; type: string | undefined }>("ingestion/recipe-type", {
    severity: "warning",
    message: ({ plugin, type }) =>
      type === undefined
        ? `the recipe of \`${plugin}\` has no \`source.type\``
        : `the recipe of \`${plugin}\` is one for \`${type}\``,
    help: ({ plugin }) => `write \`type: ${plugin}\` below \`source\``,
    explanation: `
A recipe names its plugin under \`source.type\`. Readers copy the recipe from the plugin's page, so it has to be one for
that plugin.

    source:
      type: clickhouse-usage
      config: {}
`,
  }),

  recipeOption: defineCode<{ plugin: string; option: string; suggestions: readonly string[] }>(
    "ingestion/recipe-option",
    {
      severity: "warning",
      message: ({ plugin, option }) => `the recipe sets \`${option}\`, which is no option of \`${plugin}\``,
      help: ({ suggestions }) => formatSuggestions(suggestions) ?? "correct the name, or describe the option",
      explanation: `
A key below \`source.config\` in the recipe is none of the plugin's options. The platform refuses such a recipe, or passes
over the setting.

    config:
      include_tables: true
      include_veiws: true     # meant: include_views
`,
    },
  ),

  recipeFormerOption: defineCode<{ option: string; now: string }>("ingestion/recipe-former-option", {
    severity: "warning",
    message: ({ option, now }) => `the recipe sets \`${option}\`, which is called \`${now}\` now`,
    help: ({ now }) => `write \`${now}\`; whoever copies the recipe is warned until then`,
    explanation: `
The configuration still takes the name that the option had before, and says so each time. Its page shows the new one.

    config:
      github_info: {}     # now: git_info
`,
  }),

  recipeRemovedOption: defineCode<{ option: string }>("ingestion/recipe-removed-option", {
    severity: "warning",
    message: ({ option }) => `the recipe sets \`${option}\`, which has been removed`,
    help: () => "remove it: the platform passes over it and says so",
    explanation: `
The configuration had such an option once. It still takes the key, so that older recipes go on working, and heeds it no
longer; whoever copies the recipe sets something without effect.

    config:
      legacy_mode: true     # has no effect any more
`,
  }),

  recipeDeprecatedOption: defineCode<{ option: string; reason: string | undefined }>(
    "ingestion/recipe-deprecated-option",
    {
      severity: "info",
      message: ({ option }) => `the recipe sets \`${option}\`, which is deprecated`,
      help: ({ reason }) => reason ?? "see its page for what to set instead",
      explanation: `
Recipes in docs are copied. One that sets a deprecated option has its readers warned at each run, and stops working once
the option is gone.

    config:
      filename: events.json     # deprecated: path has taken its place
`,
    },
  ),

  recipeMissesOption: defineCode<{ plugin: string; option: string }>("ingestion/recipe-misses-option", {
    severity: "info",
    message: ({ plugin, option }) => `the recipe of \`${plugin}\` does not set \`${option}\`, which is required`,
    help: () => "add it to the recipe with a value that shows what belongs there",
    explanation: `
Readers copy the recipe and fill in the values. What is required and not there, they find out only when the platform
refuses the recipe.
`,
  }),

  recipeValue: defineCode<{ option: string; expected: string; meant?: string | undefined }>("ingestion/recipe-value", {
    severity: "warning",
    message: ({ option, expected }) => `the recipe sets \`${option}\` to something else than ${expected}`,
    help: ({ meant }) => (meant === undefined ? "write a value of the option's type" : `did you mean \`${meant}\`?`),
    explanation: `
The recipe of a source gives an option a value that it doesn't take, so the platform refuses it. Variables such as
\`\${NAME}\`, placeholders and what YAML can read either way are passed over.

    source:
      type: mysql
      config:
        include_views: sometimes     # meant: true or false
`,
  }),

  unknownOption: defineCode<{ option: string; mentioned: string; suggestions: readonly string[] }>(
    "ingestion/unknown-option",
    {
      severity: "warning",
      message: ({ option, mentioned }) =>
        `\`${option}\` is renamed to \`${mentioned}\`, which the plugin does not have`,
      help: ({ suggestions }) => formatSuggestions(suggestions) ?? "correct the path, or describe the option",
      explanation: `
\`renamedTo\` is the path of the option that has taken another one's place; the page links to it.

    - path: schema_registry
      type: string
      renamedTo: connection.schema_registry_url
`,
    },
  ),

  undocumentedOption: defineCode<{ plugin: string; option: string; isPython: boolean }>(
    "ingestion/undocumented-option",
    {
      severity: "info",
      message: ({ plugin, option }) => `the option \`${option}\` of \`${plugin}\` has no description`,
      help: ({ isPython }) =>
        isPython
          ? "say what it does, in `description` of its `Field`"
          : "say what it does, in the schema or in the manifest",
      explanation: `
Readers see the option's name and type and have to guess what it does.

    - path: include_views
      type: boolean
      description: Whether views are read besides tables.

Where the class of the options is in Python, its field says it:

    include_views: bool = Field(default=True, description="Whether views are read besides tables.")
`,
    },
  ),
} as const;
