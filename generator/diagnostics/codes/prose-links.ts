import { defineCode } from "../code.ts";
import { formatCount } from "../../catalogue/nouns.ts";
import { nameFirst } from "../name-first.ts";
import { formatSuggestions } from "../suggest.ts";

type TargetNoun = "link" | "image" | "frame";

/** Many places that lead to one path, or into one folder. */
interface TargetsOfOne {
  readonly count: number;
  readonly path: string;
  readonly isFolder: boolean;
}

/** Where something may be that isn't in the input, and the way to it. */
const missingPlaces = {
  nowhere: { said: "not there", help: "correct the path, or take the link out; its text stays without a link" },
  outside: {
    said: "outside of the input",
    help: "name the folder above as the input, so that what is there is read, or put the file beside the page",
  },
  "left out": {
    said: "left out of the sparse checkout",
    help: "`git sparse-checkout add` with its folder brings it; it is shown nowhere until then",
  },
} as const;

/** Problems of what hand-written pages lead to, and of pages that nothing leads to. */
export const proseLinkCodes = {
  missingTarget: defineCode<{
    noun: TargetNoun;
    target: string;
    suggestions: readonly string[];
    /** Present where it may be there: it leads out of the input, where nobody has looked, or a sparse checkout has left it out. */
    where?: "outside" | "left out" | undefined;
    /** Present where it is one of many that have one cause. */
    together?: TargetsOfOne | undefined;
  }>("prose/missing-target", {
    severity: "warning",
    message: ({ noun, target, where, together }) => {
      const leads =
        together === undefined
          ? `the ${noun} leads to \`${target}\``
          : `${formatCount(together.count)} ${noun}s, such as this one to \`${target}\`, lead ${together.isFolder ? "into" : "to"} \`${together.path}\``;
      return `${leads}, which is ${missingPlaces[where ?? "nowhere"].said}`;
    },
    help: ({ noun, suggestions, where, together }) => {
      const suggested = where === "left out" ? undefined : formatSuggestions(suggestions);
      if (together === undefined || where !== undefined) return suggested ?? missingPlaces[where ?? "nowhere"].help;
      const what = `add the ${together.isFolder ? "folder" : "file"} to the input, or correct the ${together.isFolder ? "paths" : "path"}`;
      const until = noun === "link" ? "their words stay without a link" : `the ${noun}s are not shown`;
      return suggested ?? `${what}; ${until} until then`;
    },
    explanation: `
A link or image of a hand-written page names a file or page that the input does not hold. A path counts from the file
that it stands in, or else from the folder of all content; a leading slash means the latter.

    See [the quickstart](../quickstrat.md).       <!-- meant: ../quickstart.md -->

Pages that are made from the model are named by their address or by the path that they had as a Markdown file, such as
\`docs/generated/metamodel/entities/dataset.md\`. The text of a broken link is shown, without a link around it.

Where many places lead to one file, or into one folder, that isn't there, this is told once, at the first of them, with their number.

What a sparse checkout leaves out is in the repository, and links lead there; pictures of it can't be shown.
`,
  }),

  missingArea: defineCode<{ subject: string; madeOf: string; count: number; route: string }>("prose/missing-area", {
    severity: "warning",
    message: ({ subject, count, route }) =>
      `${count === 1 ? `the link to \`${route}\` leads to a page` : `${formatCount(count)} links, such as this one to \`${route}\`, lead to pages`} of ${subject}, of which the input has nothing`,
    help: ({ madeOf }) =>
      `name ${madeOf} as an input too, or the folder around all; until then the words of such links stay without a link`,
    explanation: `
Guides of a metadata platform lead to pages that are made from the model: of entities, of sources, of the API. Where guides are
read without the model, or with a part of it, each link to the rest leads nowhere, and so does each such item of a sidebar. That has
one cause, and is told once for each part of the model, at the first of them.

    aspectdoc generate docs                              # the guides alone
    aspectdoc generate docs metadata-models              # and the entities that they lead to

Links into a part that is there are told one by one, as \`prose/missing-target\`.
`,
  }),

  missingAnchor: defineCode<{
    anchor: string;
    page: string;
    leadsTo?: string | undefined;
    suggestions: readonly string[];
  }>("prose/missing-anchor", {
    severity: "warning",
    // The page that is made for the start has no name.
    message: ({ anchor, page }) => `${page === "" ? "the start page" : `\`${page}\``} has no heading \`#${anchor}\``,
    help: ({ leadsTo, suggestions }) =>
      leadsTo === undefined
        ? (formatSuggestions(suggestions.map((name) => `#${name}`)) ??
          "name a heading of that page; the link leads to its top until then")
        : `write \`#${leadsTo}\`, where the link leads here; elsewhere it leads to the top of the page`,
    explanation: `
The page of the link is there, the place on it is not. Headings are named as GitHub names them: in small letters, blanks
as hyphens, without punctuation; a heading that occurs again gets \`-1\`, \`-2\` and so on behind it.

    ## How it works, in short        <!-- #how-it-works-in-short -->
    See [below](#how-it-works).      <!-- leads nowhere -->

A link that differs from a heading in nothing but case or the number of hyphens in a row leads to that heading. On the
pages of a source, the headings that the platform's own site has there count as well: \`config-details\`,
\`starter-recipe\`, \`install-the-plugin\`, \`important-capabilities\`, \`code-coordinates\` and \`module-<plugin>\`.

A heading can be given a name that outlives its words: \`## How it works {#how-it-works}\`.
`,
  }),

  unseenSource: defineCode<{ path: string }>("prose/unseen-source", {
    severity: "info",
    message: ({ path }) => `the link leads to \`${path}\`, which the input does not hold`,
    help: () => "correct the path; nothing is wrong when the input is only a part of its repository",
    explanation: `
The link leads into the repository, at a file that is no page. With \`sourceUrl\` in the config file it becomes a link to
the file at that address. The input has no such file, which says little when it holds only a part of its repository.

    [the emitter](../src/emiter.py)        <!-- meant: ../src/emitter.py -->

Where the input is a whole checkout, with its \`.git\`, the file would be there: the link is broken, and is reported as
\`prose/missing-target\`. Those who know their input to be whole can ask for the same severity:

    levels:
      prose/unseen-source: warning
`,
  }),

  unpublishedFile: defineCode<{ path: string }>("prose/unpublished-file", {
    severity: "info",
    message: ({ path }) => `\`${path}\` is shown nowhere that the link could lead to`,
    help: () =>
      "name the repository by `sourceUrl` in the config file, or link to a place that has it; the text stays without a link",
    explanation: `
The link leads to a file or folder of the input that is no page. Where the repository of the input is known, from its
\`.git\` or by \`sourceUrl\` in the config file, the link leads there. Where it is not, files that readers may want to keep
are copied into the site: archives, data, recipes, schemas and code such as \`.zip\`, \`.csv\`, \`.yml\` and \`.py\`. Others are
not, folders and whatever a browser would run or show as a page of the site among them:

    [the recipe](recipe.yml)         <!-- copied -->
    [the widget](widget.html)        <!-- text without a link -->
    [all examples](../examples/)     <!-- text without a link -->
`,
  }),

  unmadePage: defineCode<{ target: string; isElsewhere?: true }>("prose/unmade-page", {
    severity: "info",
    message: ({ target, isElsewhere }) =>
      isElsewhere === true
        ? `\`${target}\` is in the inventory of another project, which isn't read`
        : `\`${target}\` is a page of the project that isn't made here`,
    help: () => "write the whole address if readers are to get there; the text stays without a link",
    explanation: `
The project that the guides belong to has more than guides: a blog, earlier versions, translations, pages that are programs.
Those aren't made, so nothing of this site could be led to:

    [what is new](/blog/release-2)                             <!-- text without a link -->
    [what is new](https://example.org/blog/release-2)          <!-- leads to the other site -->

Docs that no configuration belongs to may be a part of a larger site: an address with a leading slash, below a folder that
they haven't got, is taken for a page of that. In a checkout, which has all of its files, it is \`prose/missing-target\`.
A book may be published beside others, which its pages lead to by paths that leave it, and those aren't made either: \`../../std/index.html\`.
`,
  }),

  unsafeTarget: defineCode<{ target: string; scheme: string }>("prose/unsafe-target", {
    severity: "warning",
    message: ({ target, scheme }) => `a page does not lead to \`${scheme}:\` addresses: \`${target}\``,
    help: () => "use https, http or mailto; the text stays without a link",
    explanation: `
Links of a page may lead to the web, to a mail address, a number to call, a room to chat in and the like. Others, \`javascript:\` and \`data:\` among them, can
run code on the reader's machine or hide what they lead to, so they are dropped.

    [open](javascript:alert(1))
`,
  }),

  assetTooLarge: defineCode<{ path: string; size: number; limit: number }>("prose/asset-too-large", {
    severity: "warning",
    message: ({ path, size, limit }) =>
      `\`${path}\` has ${toMegabytes(size)} MB, more than the ${toMegabytes(limit)} MB that are copied`,
    help: () => "make it smaller, or link to a place that hosts it; the page shows it as missing",
    explanation: `
Pictures and documents that pages refer to become part of the site. Very large ones are left out, since readers would
wait for them and hosts limit the size of files.

    ![recording](recording.gif)      <!-- 80 MB -->
`,
  }),

  assetElsewhere: defineCode<{ path: string }>("prose/asset-elsewhere", {
    severity: "warning",
    message: ({ path }) => `\`${path}\` is kept by Git LFS, and its content is not here`,
    help: () =>
      "`git lfs pull` brings it; in a workflow, `lfs: true` of the checkout does; the page shows it as missing",
    explanation: `
Git LFS keeps large files, such as pictures, outside of a repository. Where a clone was made without it, three lines stand in the
place of each, which no browser can show.

    git lfs install && git lfs pull
`,
  }),

  orphan: defineCode<{ id: string }>("prose/orphan", {
    severity: "info",
    message: ({ id }) => `no sidebar holds the page \`${id}\``,
    help: ({ id }) => `add \`${id}\` to a sidebar, or leave the file out with \`contentExclude\``,
    explanation: `
The page is there, but only a link or a search leads to it: it is in no sidebar, so it has no place among the others and
no page before or after it. The coverage page lists all of them.

    sidebar.yaml:
      overviewSidebar:
        - quickstart          # and nothing names docs/roadmap
`,
  }),

  notInContents: defineCode<{ contents: string; paths: readonly string[]; count: number }>("prose/not-in-contents", {
    severity: "info",
    message: ({ contents, paths, count }) => {
      const named = paths.map((path) => `\`${path}\``).join(", ");
      const more = count > paths.length ? ", …" : "";
      return `${formatCount(count)} Markdown file${count === 1 ? "" : "s"} (${named}${more}) ${count === 1 ? "becomes no page" : "become no pages"}, since \`${contents}\` doesn't list ${count === 1 ? "it" : "them"}`;
    },
    help: ({ contents, count }) =>
      `add ${count === 1 ? "it" : "them"} to \`${contents}\`, or leave ${count === 1 ? "it" : "them"} out of the input with \`exclude\``,
    explanation: `
Of a book, mdBook and GitBook make a page of each file that the table of contents leads to, and of no other, without a word. What is
left out may be a draft, or a chapter that somebody forgot to list. Files that pages take in are no chapters, and not counted.

    src/SUMMARY.md:
      - [Start](start.md)     # and nothing leads to src/berths.md
`,
  }),

  noTitle: defineCode<{ title: string }>("prose/no-title", {
    severity: "info",
    message: ({ title }) => `the page has no title; it is called \`${title}\` after its file`,
    help: () => "begin the page with a heading such as `# Quickstart`, or give it a `title` in the front matter",
    explanation: `
A page is called by \`title\` in its front matter, or else by its first heading of level 1. Without either, the name of the
file has to do, which readers see in lists and in search results.

    ---
    title: Quickstart
    ---
`,
  }),
} as const;

/** Problems of sidebar files. */
export const sidebarCodes = {
  syntax: defineCode<{ detail: string }>("sidebar/syntax", {
    severity: "error",
    message: ({ detail }) => `the sidebar cannot be read: ${detail}`,
    help: () => "mend the text at this place; until then pages are listed by their folders",
    explanation: `
A sidebar is JSON, YAML or a JavaScript module. From this place the text is none of these.

    overviewSidebar:
      - quickstart
     - features          # indented differently from the item above
`,
  }),

  tooDeep: defineCode<{ limit: number }>("sidebar/too-deep", {
    severity: "error",
    message: ({ limit }) => `the sidebar is nested more than ${limit} levels deep`,
    help: () => "a sidebar needs a few levels; check for stray brackets",
    explanation: `
Nesting is bounded so that no input can exhaust the program's stack. The deepest sidebar known has five levels of
categories.
`,
  }),

  noExport: defineCode("sidebar/no-export", {
    severity: "error",
    message: () => "the module exports no sidebar",
    help: () => "write `module.exports = { … }` or `export default { … }`",
    explanation: `
A sidebar in JavaScript is the value that its module exports. The module is read and never run, so the value has to stand
there as a literal, or as the name of a constant that is one.

    const sidebars = { overviewSidebar: ["quickstart"] };
    module.exports = sidebars;
`,
  }),

  notLiteral: defineCode<{ what: string }>("sidebar/not-literal", {
    severity: "error",
    message: ({ what }) => `${what} would have to be evaluated, which a sidebar is not`,
    help: () => "write the value out; what stands here is left out until then",
    explanation: `
Nothing that is read is ever run, a sidebar's JavaScript included. Lists, objects, strings, numbers, true and false are
understood, and names of constants that stand for these, also of other files of the project that are imported by their
paths. Calls, choices and functions are not.

    module.exports = {
      overviewSidebar: ["quickstart", ...listGuides()],      // write the ids out
    };
`,
  }),

  otherProject: defineCode<{ path: string; folder: string }>("sidebar/other-project", {
    severity: "warning",
    message: ({ path }) => `\`${path}\` is another project, whose pages aren't taken in`,
    help: ({ folder }) =>
      `name the folder of its configuration below the input, or make a site of its own of \`${folder}\`, and lead to that`,
    explanation: `
A plug-in of MkDocs, which Backstage brings along, puts whole projects with folders and configurations of their own into the
\`nav\` of one. Each of them is a section of the site, in its place, where its configuration and its pages are below the
input; here there is no such project.

    nav:
      - Billing: "!include ./services/billing/mkdocs.yml"      # a section with all of its pages
`,
  }),

  folderCall: defineCode<{ name: string; folder: string }>("sidebar/folder-call", {
    severity: "warning",
    message: ({ name, folder }) => `the call of \`${name}\` is taken to list the pages in \`${folder}\``,
    help: ({ folder }) => `write the ids out, or \`{ type: "autogenerated", dirName: "${folder}" }\``,
    explanation: `
A sidebar in JavaScript is read and never run. A function that is named for a directory or folder and is given one can
only mean the pages that are there, so they are listed in its place, in the order of their positions and names. Folders in
it are passed over.

    module.exports = {
      sidebar: list_ids_in_directory("docs/sources"),
    };
`,
  }),

  unknownShape: defineCode<{ found: string; expected: string }>("sidebar/unknown-shape", {
    severity: "warning",
    message: ({ found, expected }) => `${expected} should stand here, not ${found}`,
    help: () => "compare with the shapes that `aspectdoc explain sidebar/unknown-shape` lists",
    explanation: `
A sidebar file holds sidebars by name, each a list of items. An item has one of these shapes:

    - quickstart                                  # a page by its id
    - { type: doc, id: quickstart, label: Start }
    - { type: link, label: Demo, href: "https://demo.example.org" }
    - Guides: [first, second]                     # a category, in short
    - { type: category, label: Guides, items: [first, second], link: { type: generated-index } }
    - { type: autogenerated, dirName: guides }    # all pages of a folder
    - { type: html, value: "<b>More</b>" }        # a heading between items

What has another shape is left out.
`,
  }),

  unknownType: defineCode<{ type: string; suggestions: readonly string[] }>("sidebar/unknown-type", {
    severity: "warning",
    message: ({ type }) => `there is no sidebar item of type \`${type}\``,
    help: ({ suggestions }) =>
      formatSuggestions(suggestions) ??
      "use `doc`, `ref`, `link`, `category`, `autogenerated` or `html`; a category's link is `doc` or `generated-index`",
    explanation: `
The item says what it is by \`type\`, and nothing of that name is known, so it is left out.

    { type: page, id: quickstart }      # meant: type: doc
`,
  }),

  missingKey: defineCode<{ type: string; key: string }>("sidebar/missing-key", {
    severity: "warning",
    message: ({ type, key }) => `the \`${type}\` item has no \`${key}\``,
    help: ({ key }) => `add \`${key}\`; without it the item is left out or has no name`,
    explanation: `
Each type of item needs what it is about: a \`doc\` its \`id\`, a \`link\` its \`href\`, a \`category\` its \`label\` and \`items\`,
an \`autogenerated\` folder its \`dirName\`, an \`html\` item its \`value\`.

    { type: link, label: Demo }      # leads nowhere
`,
  }),

  unknownPage: defineCode<{
    id: string;
    suggestions: readonly string[];
    /** Further ids of the list that nothing has, for the same reason. */
    rest?: readonly string[];
  }>("sidebar/unknown-page", {
    severity: "warning",
    message: ({ id, rest = [] }) =>
      rest.length === 0 ? `nothing has the id \`${id}\`` : `nothing has the ids ${nameFirst([id, ...rest])}`,
    help: ({ suggestions, rest = [] }) =>
      rest.length > 0
        ? "bring list and pages from the same release, or take the items out; they are left out until then"
        : (formatSuggestions(suggestions) ?? "correct the id, or take the item out; it is left out until then"),
    explanation: `
A sidebar names pages by their id: the path of the file below the content folder, without its extension, in the letters
of the file's name. Pages that are made from the model go by their address.

    - docs/quickstart                                # docs/quickstart.md
    - docs/generated/metamodel/entities/dataset      # the page of an entity

In \`mkdocs.yml\` and \`SUMMARY.md\` they are paths of files, which count from the folder of the pages:

    - Quickstart: quickstart.md                      # mkdocs.yml: docs/quickstart.md
    * [Quickstart](quickstart.md)                    # src/SUMMARY.md: src/quickstart.md

Many at once are told together, at the first of them: the list is mostly of another release than the pages then.
`,
  }),

  unreadFolders: defineCode<{ count: number; folders: readonly string[] }>("sidebar/unread-folders", {
    severity: "warning",
    message: ({ count, folders }) =>
      `${count} ${count === 1 ? "item leads" : "items lead"} into ${listFolders(folders)}, where the input has no page`,
    help: () => "add the folder to the input, or take the items out; they are left out until then",
    explanation: `
The sidebar names pages in folders of which the input holds none at all, as when only a part of a repository is read. All
such items are told at once, at the first of them; an id in a folder that does have pages is told by itself.

    - website/src/README       # and the input has no Markdown file below website/
`,
  }),

  emptyFolder: defineCode<{ folder: string }>("sidebar/empty-folder", {
    severity: "warning",
    message: ({ folder }) => `no page lies in the folder \`${folder}\``,
    help: () => "correct `dirName`, which counts from the content folder, or take the item out",
    explanation: `
An \`autogenerated\` item lists all pages of a folder, and this one has none: no Markdown file lies in it, and no page that
is made from the model has an address below it.

    { type: autogenerated, dirName: guides }
`,
  }),
} as const;

function toMegabytes(bytes: number): string {
  return (bytes / 1_000_000).toFixed(1);
}

/** Folders as a list; the last of many are only counted. */
function listFolders(folders: readonly string[]): string {
  const shown = folders.slice(0, 3).map((folder) => `\`${folder}\``);
  const more = folders.length - shown.length;
  if (more > 0) return `${shown.join(", ")} and ${more} more ${more === 1 ? "folder" : "folders"}`;
  return shown.length < 2 ? shown.join("") : `${shown.slice(0, -1).join(", ")} and ${shown.at(-1)}`;
}
