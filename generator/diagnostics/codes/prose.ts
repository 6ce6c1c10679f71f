import { defineCode } from "../code.ts";
import { formatCount } from "../print/print-summary.ts";
import { formatSuggestions } from "../suggest.ts";

/** Problems of Markdown, file by file; those of links between files are in `prose-links.ts`, more of examples in `prose-examples.ts`. */
export const proseCodes = {
  tooLarge: defineCode<{ size: number; limit: number }>("prose/too-large", {
    severity: "error",
    message: ({ size, limit }) =>
      `the page is ${toMegabytes(size)} MB, more than the ${toMegabytes(limit)} MB that are read`,
    help: () => "leave the file out of the input, or split it",
    explanation: `
A page of prose has some kilobytes. A file that is far larger is data with the wrong name, and its page would be slow to
load for everyone; it is shown without text.
`,
  }),

  unreadNotebook: defineCode("prose/unread-notebook", {
    severity: "warning",
    message: () => "the notebook has no list of cells, and its page no words",
    help: () => "open it with a Jupyter of today and save it, which writes format 4",
    explanation: `
Notebooks of Jupyter are guides: Markdown, and code with what it printed when somebody last ran it. They are read in the fourth
version of their format, which every Jupyter writes since 2015, and never run.
`,
  }),

  malformedFrontMatter: defineCode<{ detail: string }>("prose/malformed-front-matter", {
    severity: "warning",
    message: ({ detail }) => `the front matter is not well-formed YAML: ${detail}`,
    help: () => "mend it at this place; a colon or a quote in a value asks for quotes around the whole value",
    explanation: `
The lines between the two lines of hyphens at the top of a page are YAML. What could be read of them counts, and the
rest of the page is not affected.

    ---
    title: Lineage: an overview      # meant: title: "Lineage: an overview"
    ---
`,
  }),

  unclosedFrontMatter: defineCode("prose/unclosed-front-matter", {
    severity: "warning",
    message: () => "no line ends the front matter",
    help: () => "put a line with just `---`, or `+++` where it began so, behind its last line",
    explanation: `
The front matter of a page stands between two lines of hyphens, or of plus signs where it is TOML. Without the second one,
the names with values at the top are taken for it, up to the first blank line.

    ---
    title: Quickstart
                         <!-- "---" is missing -->
    # Quickstart
`,
  }),

  frontMatterValue: defineCode<{ key: string; expected: string }>("prose/front-matter-value", {
    severity: "warning",
    message: ({ key, expected }) => `\`${key}\` in the front matter must be ${expected}`,
    help: () => "mend the value; until then the page is made as if the key were absent",
    explanation: `
Each key of the front matter that is understood has one type: \`title\`, \`description\`, \`slug\` and \`sidebar_label\` are
text, \`hide_title\` is true or false, \`sidebar_position\`, \`toc_min_heading_level\` and \`toc_max_heading_level\` are numbers.

    ---
    hide_title: "no"       # meant: hide_title: false
    ---
`,
  }),

  unclosedAdmonition: defineCode<{ type: string }>("prose/unclosed-admonition", {
    severity: "warning",
    message: ({ type }) => `nothing closes the admonition \`:::${type}\``,
    help: () => "put a line with just `:::` behind its last line",
    explanation: `
An admonition goes from its opening line to the next line of colons. Without one its end is a guess: the words on its
first line are taken for the whole of it, else everything up to the next heading.

    :::tip
    Run the command with --dry-run first.
    :::
`,
  }),

  unknownAdmonition: defineCode<{ type: string; suggestions: readonly string[] }>("prose/unknown-admonition", {
    severity: "warning",
    message: ({ type }) => `\`${type}\` is not a type of admonition`,
    help: ({ suggestions }) =>
      formatSuggestions(suggestions) ?? "use note, tip, info, success, important, warning, caution or danger",
    explanation: `
The type says how much an admonition matters and gives it its label and colour. One of an unknown type is shown quietly,
with the type as its label.

    :::warn
    This deletes the index.
    :::

Write \`:::warning\`. The types may be written in any case.
`,
  }),

  unclosedComponent: defineCode<{ name: string }>("prose/unclosed-component", {
    severity: "warning",
    message: ({ name }) => `nothing closes \`<${name}>\` in the place where it stands`,
    help: ({ name }) => `add \`</${name}>\`, at the same indentation and outside of lists and code that begin inside`,
    explanation: `
A component is closed in the same list item, quote or component in which it is opened. This one is taken to end with what
it stands in, or at the next heading.

    <TabItem value="cli" label="CLI">
    Run the command.
    </Tabs>                             # </TabItem> is missing before it
`,
  }),

  unclosedFence: defineCode<{ language: string }>("prose/unclosed-fence", {
    severity: "warning",
    message: ({ language }) =>
      `nothing closes the ${language === "" ? "" : `\`${language.split(/\s/)[0]}\` `}code that begins here`,
    help: () => "put a line with as many backticks, and nothing else, behind its last line",
    explanation: `
A code fence is closed by a line of at least as many backticks or tildes as opened it. Without one, all that follows is
code, headings and links included.

    \`\`\`shell
    datahub docker quickstart
    \`\`\`\`shell                        # a closing line has no language
`,
  }),

  unclosedComment: defineCode("prose/unclosed-comment", {
    severity: "warning",
    message: () => "nothing closes the comment that begins here, so it is shown as text",
    help: () => "put `-->` behind its last word",
    explanation: `
A comment goes from \`<!--\` to \`-->\`. Without an end it would hide the rest of the page, which is shown instead, and so is
what was meant for authors only.

    <!-- To be checked before the next release -->
`,
  }),

  templateTag: defineCode<{ names: readonly string[] }>("prose/template-tag", {
    severity: "warning",
    message: ({ names }) => `\`${names[0]}\` is a tag of a template that nothing here fills in${nameOthers(names)}`,
    help: () => "say what it gives in Markdown; a tag that readers should see belongs in backticks",
    explanation: `
Tags of GitBook, Jekyll and Hugo that build up a page are understood: hints, tabs, details, code, figures, videos and links, and
the notes, pictures and videos that themes of Jekyll include, and blocks of code of Hexo. Others are
filled in by the tool that a guide was written for, with what its project has. They are never run: one that has its line to
itself is left out, what stands between it and its end is shown, and in a line of words it stays as it is written, but for conditions and loops of Jekyll, of which the words are shown. They are told once a page.
Names in double braces are filled in where the configuration or the page's own front matter says what they are: of Jekyll, VitePress, MyST
and the plug-in of MkDocs for macros; so are those in \`{% data %}\`, as GitHub's documents have them, from the files beside them. What would have to be worked out is told likewise.

    {% include warn-of-tide.html %}      # told with its file; meant: > [!WARNING], and the words
`,
  }),

  unreadCode: defineCode<{ names: readonly string[] }>("prose/unread-code", {
    severity: "info",
    message: ({ names }) =>
      `\`${names[0]}\` stands without what a plug-in would write of its code${nameOthers(names, "does", "do")}`,
    help: () => "link to where the code is documented, or say in Markdown what readers should know",
    explanation: `
Plug-ins of MkDocs such as mkdocstrings put what is said in code into a page: \`::: acme.core.Tree\`. The code of guides is not read
here, and nothing of it is run, so its name stands in its place, which is told once a page. Code that is documented as a library or as a program has pages of its own.
`,
  }),

  unknownDirective: defineCode<{ names: readonly string[] }>("prose/unknown-directive", {
    severity: "warning",
    message: ({ names }) =>
      `${names.length === 1 ? "the directive" : "the directives"} ${names.map((name) => `\`${name}\``).join(", ")} ${names.length === 1 ? "is" : "are"} shown as written: only Sphinx can carry ${names.length === 1 ? "it" : "them"} out`,
    help: () => "say what it gives in Markdown",
    explanation: `
Guides in MyST, the Markdown of Sphinx, may have notes, tabs, folds, code, pictures, tables, glossaries, links and labels of
that. What Sphinx makes of the code of a package, or of texts in reStructuredText, can't be made here: such directives are
shown as their author wrote them, and told once a page.

    \`\`\`{autoclass} acme.Tree       # meant: a link to the docs of the class
    \`\`\`
`,
  }),

  tableCells: defineCode<{ columns: number; written: number }>("prose/table-cells", {
    severity: "warning",
    message: ({ columns, written }) =>
      `the line below the head of the table has ${formatCount(written, "cell")}, and the table ${formatCount(columns, "column")}`,
    help: ({ columns }) =>
      `write \`${"| --- ".repeat(Math.min(columns, 8))}|\`${columns > 8 ? ", with a cell for each column" : ""}`,
    explanation: `
A table is one by the line of hyphens below its head, which has as many cells as the head. With more or fewer, Markdown
shows all of it as a paragraph of bars. It is shown as the table that was meant.

    | Kind | Weeks |
    | --- | --- | --- |          # one cell too many
    | Fiction | 3 |
`,
  }),

  lostCells: defineCode<{ columns: number; written: number; lost: string }>("prose/lost-cells", {
    severity: "warning",
    message: ({ columns, written, lost }) =>
      `the row has ${formatCount(written, "cell")}, and the table ${formatCount(columns, "column")}: "${lost}" is not shown`,
    help: () => "write a bar within a cell as `\\|`, in code too; or give the head of the table a column more",
    explanation: `
A row shows as many cells as the head of its table has, and Markdown leaves out the others. Mostly a bar was meant as
text: it separates cells even within backticks, unless a backslash stands before it.

    | Option | Value |
    | --- | --- |
    | mode | \`read|write\` |          # three cells: write \`read\\|write\`
`,
  }),

  unknownComponent: defineCode<{ name: string; count?: number }>("prose/unknown-component", {
    severity: "warning",
    message: ({ name, count = 1 }) =>
      `the component \`<${name}>\` is unknown: only what stands inside of it is shown${count > 1 ? `, ${count} times on the page` : ""}`,
    help: () => "write what it shows as Markdown, or leave it out; a name that readers should see belongs in backticks",
    explanation: `
Components are programs of another site. Aspectdoc runs nothing that it reads, so it knows the few that documentation
of metadata platforms uses (\`Tabs\`, \`TabItem\`, \`Admonition\`, \`CodeBlock\`, \`Link\`, \`FeatureAvailability\`), takes in those
that are imported from Markdown or a picture, and shows the inside of others.

    <QuickstartCards columns={3} />     # nothing is shown in its place

Each is told once a page, where it stands first.
`,
  }),

  droppedElement: defineCode<{ name: string }>("prose/dropped-element", {
    severity: "warning",
    message: ({ name }) => `\`<${name}>\` is left out: pages hold no scripts, styles or drawings of their own`,
    help: () => "say it in Markdown, or bring it in as a picture; a name that readers should see belongs in backticks",
    explanation: `
HTML that an author writes is shown by an allow-list of elements and attributes. What could run, load or restyle
something is not on it, and the policy that pages carry would stop it in any case.

    <script src="https://example.org/widget.js"></script>
`,
  }),

  longText: defineCode("prose/long-text", {
    severity: "warning",
    message: () => "a single paragraph, cell or heading is so long that its marks are not read",
    help: () => "break it up by blank lines; data belongs in a code fence or in a file of its own",
    explanation: `
A run of more than 40,000 characters without a blank line is data rather than prose, such as a picture pasted as base64.
It is shown as plain text.

    ![chart](data:image/png;base64,iVBORw0KGgo…)      # put the picture into a file instead
`,
  }),

  looseIntroduction: defineCode<{ entity: string; suggestions: readonly string[] }>("prose/loose-introduction", {
    severity: "warning",
    message: ({ entity }) => `the text is named for the entity \`${entity}\`, which no registry has`,
    help: ({ suggestions }) =>
      formatSuggestions(suggestions) ?? "name the file as the entity is named in the registry, or remove it",
    explanation: `
A checkout of the platform has texts about its entities, each in a file that is named for its entity. They are shown on
the entities' pages. This one belongs to no page, so nobody can read it.

    metadata-models/docs/entities/dataset.md       # onto the page of the entity \`dataset\`
`,
  }),

  missingInclude: defineCode<{
    path: string;
    folder: string;
    others: number;
    /** Whether a sparse checkout has left it out, so that the path is right. */
    isLeftOut?: boolean;
  }>("prose/missing-include", {
    severity: "warning",
    message: ({ path, folder, others, isLeftOut }) => {
      if (isAddress(path)) {
        const more = others === 0 ? "" : `, nor is what ${others} more includes ask for there`;
        return `the text of another site, \`${path}\`, which belongs here, is not in the input${more}`;
      }
      const more = others === 0 ? "" : `, nor is the rest of \`${folder}\`, which ${others} more includes ask for`;
      return `the file \`${path}\`, whose text belongs here, is ${isLeftOut === true ? "left out of the sparse checkout" : "not in the input"}${more}`;
    },
    help: ({ path, isLeftOut }) =>
      isLeftOut === true
        ? "`git sparse-checkout add` with its folder brings it; a note stands in its place until then"
        : isAddress(path)
          ? "nothing is fetched: put the text into a file beside the pages and take that in, or link to the address"
          : /^(?:\.|@site\/)/.test(path)
            ? "mend the path, or add the file to the input"
            : "mend the path, which begins at the top of the repository, or add the file to the input",
    explanation: `
\`{{ inline path }}\` brings the text of another file into a page, so that examples are the ones that tests run. The page
shows a marked note in its place. A folder that is not there at all is told once, at the first include that asks for it. The
same is told of \`import Notes from './_notes.mdx'\`, whose path counts from the page's folder, where \`<Notes />\` is used, of
\`--8<-- "notes.md"\` in a MkDocs project, whose path counts from \`base_path\` of its snippets, and of \`{{#include notes.md}}\` in
an mdBook, whose path counts from the page's folder. Nothing is fetched from other sites.

    {{ inline /examples/library/create_tag.py show_path_as_comment }}    <!-- meant: create_tags.py -->
`,
  }),

  leftOutPart: defineCode<{ path: string; why: "circle" | "size" }>("prose/left-out-part", {
    severity: "warning",
    message: ({ path, why }) =>
      why === "circle"
        ? `\`${path}\` takes in the file that it stands in, so it is left out here`
        : `\`${path}\` is left out: a page takes in parts of 2 MB, no more than 1,000 and eight deep`,
    help: ({ why }) =>
      why === "circle"
        ? "leave out one of the imports that lead in a circle"
        : "split the page, or make its parts pages",
    explanation: `
\`import Notes from './_notes.mdx'\` brings the text of a Markdown file to where \`<Notes />\` stands, and so do includes of MkDocs
and mdBook. A file that takes itself in,
or another one that takes it in, would have no end.

    import Notes from './_notes.mdx'      <!-- in _notes.mdx -->
`,
  }),

  emptyInclude: defineCode<{ path: string; part: string; isLeftOut?: boolean }>("prose/empty-include", {
    severity: "warning",
    message: ({ path, part }) => `\`${path}\` has no ${part}`,
    help: ({ isLeftOut }) =>
      isLeftOut === true
        ? "mend what is behind the path; until then nothing of the file is shown"
        : "mend the option; until then the whole file is shown",
    explanation: `
An include may ask for a part of a file: \`lines=10-20\`, or \`section=name\` for what stands between two comments that say
\`region name\` and \`endregion\`. In a MkDocs project, \`--8<-- "file:name"\` asks for what stands between \`--8<-- [start:name]\`
and \`--8<-- [end:name]\`, in an mdBook \`{{#include file:name}}\` for what stands between \`ANCHOR: name\` and \`ANCHOR_END: name\`.

    {{ inline /examples/recipe.yml section=sink }}    <!-- the region is called sinks -->
`,
  }),

  unknownLanguage: defineCode<{ language: string }>("prose/unknown-language", {
    severity: "info",
    message: ({ language }) => `code in \`${language}\` is shown without colours`,
    help: () => "fine as it is; use the language's usual name if it has another, or `text` for none",
    explanation: `
The word behind the backticks names the language of the code. Those that documentation of metadata platforms uses are
known; others are shown as plain text.

    \`\`\`cobol
`,
  }),

  undrawnDiagram: defineCode("prose/undrawn-diagram", {
    severity: "info",
    message: () => "the diagram is shown as its text",
    help: () =>
      "flowcharts, and state, sequence, class, entity and chart diagrams of up to 10,000 characters and 200 connections are drawn",
    explanation: `
Mermaid diagrams are drawn when the site is made, without a browser. What the drawing library does not know, or can't
read, stays readable as text. So does what would take it too long: a diagram of more than 200 nodes or connections, where
\`a & b --> c & d\` are four, and what a page has beyond 2,000 of them.

    \`\`\`mermaid
    graph LR
      Source --> Sink
    \`\`\`
`,
  }),

  unreadFormula: defineCode<{ detail: string }>("prose/unread-formula", {
    severity: "warning",
    message: ({ detail }) => `the formula is shown as its TeX: ${detail}`,
    help: () => "mend the TeX, or escape its first dollar, `\\$`, where no formula is meant",
    explanation: `
Formulas between dollars, in brackets with backslashes and in code called \`math\` are read when the site is made and become
MathML, which browsers draw without scripts and fonts. A command that doesn't exist, a brace that nothing closes, or more than
5,000 characters leave the formula as it is written. Links, pictures, colours, labels and whatever else concerns the page
around it are no part of a formula here; macros hold in the formula that defines them.

    The mean is $\\frac{1}{n \\sum x_i$.    <!-- meant: \\frac{1}{n} -->
`,
  }),

  blockedFrame: defineCode<{ target: string }>("prose/blocked-frame", {
    severity: "warning",
    message: ({ target }) => `the frame around \`${target}\` is shown as a plain link`,
    help: () =>
      "fine if readers may leave the page for it; videos of YouTube, Vimeo and Loom get a card with their title",
    explanation: `
Pages load nothing from other sites, so no frame is embedded. Known hosts of videos get a card that opens the video;
anything else is a link with its address.

    <iframe src="https://example.org/demo"></iframe>
`,
  }),

  unknownPrivilege: defineCode<{ name: string; suggestions: readonly string[] }>("prose/unknown-privilege", {
    severity: "warning",
    message: ({ name }) => `the example grants \`${name}\`, which is no privilege of the platform`,
    help: ({ suggestions }) => formatSuggestions(suggestions) ?? "take the name from the page of privileges",
    explanation: `
A list of privileges in code on a page names something that the access manifests don't describe as a privilege that can be
granted. A policy with it would be saved and grant nothing. Only lists called \`privileges\` are looked at, and only where
manifests describe privileges.

    mutation { createPolicy(input: { privileges: ["EDIT_TAGS"] }) }      # meant: EDIT_ENTITY_TAGS
`,
  }),

  invalidGraphql: defineCode<{ detail: string }>("prose/invalid-graphql", {
    severity: "warning",
    message: ({ detail }) => `the example is no operation that the schema allows: ${detail}`,
    help: () => "mend the example; `graphql no-check` behind the backticks says that it is for another schema",
    explanation: `
Operations in blocks of \`graphql\` are held against the model's schema as a server would do it. A reader who copies this
one gets an error. Types, answers, and operations that are shortened by \`...\` are passed over, and so is every block whose
first line says \`no-check\` behind the language.

    query {
      dataset(urn: "urn:li:dataset:x") { nam }     # meant: name
    }
`,
  }),

  unknownSource: defineCode<{ source: string; meant: string }>("prose/unknown-source", {
    severity: "warning",
    message: ({ source }) => `the recipe is for \`${source}\`, which is no source`,
    help: ({ meant }) => `did you mean \`${meant}\`?`,
    explanation: `
Blocks of \`yaml\` that have \`source\` with a \`type\` are recipes. This one's type is a slip of one that the model
describes. Types that are like none of them are taken for sources of somebody's own.

    source:
      type: mysqll
`,
  }),

  unknownOption: defineCode<{ source: string; option: string; suggestions: readonly string[] }>(
    "prose/unknown-option",
    {
      severity: "warning",
      message: ({ source, option }) => `the recipe sets \`${option}\`, which is no option of \`${source}\``,
      help: ({ suggestions }) => formatSuggestions(suggestions) ?? "correct the name, or describe the option",
      explanation: `
A key below \`source.config\` of a recipe in a guide is none of the source's options; or one below the \`config\` of a sink, a
transformer or an action none of theirs. The platform refuses such a recipe, or passes over the setting.

    source:
      type: mysql
      config:
        include_veiws: true     # meant: include_views
`,
    },
  ),

  unknownName: defineCode<{ name: string; module: string; suggestions: readonly string[] }>("prose/unknown-name", {
    severity: "warning",
    message: ({ name, module }) => `\`${module}\` has no \`${name}\``,
    help: ({ suggestions }) => formatSuggestions(suggestions) ?? "name what is there, or mend the import",
    explanation: `
A block of \`python\` takes a name from the client library that is not there: a model class of no schema, or a slip of a
name that the library's pages have. What the pages only leave out is passed over.

    from datahub.metadata.schema_classes import DatasetPropertyClass     # meant: DatasetPropertiesClass
`,
  }),

  unknownParameter: defineCode<{ name: string; callee: string; suggestions: readonly string[] }>(
    "prose/unknown-parameter",
    {
      severity: "warning",
      message: ({ name, callee }) => `\`${callee}\` takes no \`${name}\``,
      help: ({ suggestions }) => formatSuggestions(suggestions) ?? "remove the argument",
      explanation: `
A call in a block of \`python\` names an argument that the function or class of the client library doesn't have, or what
\`curl\` sends to a Rest.li action has a parameter that is none of the action's, so the example fails where it is run.

    make_dataset_urn(platform="hive", name="orders", environment="PROD")     # meant: env
`,
    },
  ),

  missingArgument: defineCode<{ name: string; callee: string }>("prose/missing-argument", {
    severity: "warning",
    message: ({ name, callee }) => `\`${callee}\` needs \`${name}\`, which the example doesn't give`,
    help: () => "give it, or write `...` for what is left out",
    explanation: `
A call in a block of \`python\` leaves out an argument that the function or class of the client library asks for, or what
\`curl\` sends to a Rest.li action a parameter of it, so the example fails where it is run. An argument \`...\` says that the
call is shortened.

    OwnerClass(owner="urn:li:corpuser:jdoe")     # type is required
`,
  }),

  invalidPython: defineCode("prose/invalid-python", {
    severity: "info",
    message: () => "the example is no Python that can be read",
    help: () => "mend it, or call the block `text` if it is meant to be something else",
    explanation: `
A block of \`python\` follows no grammar of Python 3 from here on. Readers who copy it get an error, and what it takes from
the client library isn't checked.

    emitter.emit(proposal
`,
  }),
} as const;

function toMegabytes(size: number): string {
  return (size / 1_000_000).toFixed(1).replace(/\.0$/, "");
}

function isAddress(path: string): boolean {
  return /^https?:/i.test(path);
}

/** E.g. `, and so are b, c`; nothing where there is one name. */
function nameOthers([, ...others]: readonly string[], one = "is", many = "are"): string {
  if (others.length === 0) return "";
  const shown = others.slice(0, 8).map((name) => `\`${name}\``);
  const more = others.length > shown.length ? [`${others.length - shown.length} more`] : [];
  return `, and so ${others.length === 1 ? one : many} ${[...shown, ...more].join(", ")}`;
}
