import { defineCode } from "../code.ts";
import { suggestRemedy } from "../describe-failure.ts";
import { nameFirst } from "../name-first.ts";
import { formatCount } from "../print/print-summary.ts";
import { sayOthers, sayUnread, sayWaysToRead, type OtherFiles } from "../other-languages.ts";
import {
  printContentVersions,
  printEarlierVersions,
  printInputVersions,
  printOlderVersions,
  type EarlierVersion,
} from "../print-versions.ts";
import { sayPackages, sayUnfetched, sayWaysOut, type Seen } from "../say-ways-out.ts";

/** A schema in programs that isn't read, what it has, and by which globs the files are read that have another one. */
interface UnreadCode {
  readonly paths: readonly string[];
  readonly types: readonly string[];
  readonly read: readonly string[];
}

interface LeftOut {
  readonly folders: readonly string[];
  /** Versions among them that can be read. */
  readonly earlier?: readonly EarlierVersion[] | undefined;
  /** The project's folder, where versions are among them and it isn't the input. */
  readonly alone?: string | undefined;
}

/** What Windows PowerShell writes, as findings call it. */
const wide = "UTF-16";

/** So many versions of an API are written out, each of which names all others. */
const mostApis = 4;

/** So many programs are named one by one. */
const mostPrograms = 4;

/** The programs of these endings in the folder that holds all of them; those without SDL are passed over. */
function printProgramGlobs(paths: readonly string[]): readonly string[] {
  const folders = paths.map((path) => path.split("/").slice(0, -1));
  const [first = []] = folders;
  const length = first.findIndex((name, index) => folders.some((other) => other[index] !== name));
  const folder = (length === -1 ? first : first.slice(0, length)).map((name) => `${name}/`).join("");
  return [...new Set(paths.map((path) => `${folder}**/*${path.slice(path.lastIndexOf("."))}`))].toSorted();
}

/** What can be wrong with an input file before its language matters. */
export const discoverCodes = {
  binaryFile: defineCode<{ what: string }>("discover/binary-file", {
    severity: "error",
    message: ({ what }) =>
      what === wide
        ? `the file is in ${wide}, and no UTF-8, so it is left out`
        : `the file holds ${what} and is not text, so it is left out`,
    help: ({ what }) =>
      what === wide
        ? `save it as UTF-8; where a command printed it, start that from \`cmd\` or PowerShell 7, since \`>\` of Windows PowerShell 5 writes ${wide}`
        : "save it as UTF-8 text, or leave it out with `exclude` in the config file",
    explanation: `
A file has the name of a schema but holds bytes that no text has: a compiled or compressed file
under a wrong name, or text saved as UTF-16. Aspectdoc reads UTF-8. What the file
declares is missing from the site.

    iconv -f UTF-16 -t UTF-8 Old.pdl > New.pdl     # text in another encoding

What \`>\` of Windows PowerShell 5 wrote is mended by printing it again: it has taken letters beyond ASCII by the table of the console,
where \`cmd\`, and PowerShell from 7.4 on, hand on the bytes.

A file that is no schema can be left out in the config file:

    exclude: ["fixtures/**"]
`,
  }),
  lfsPointer: defineCode("discover/lfs-pointer", {
    severity: "error",
    message: () => "the file is kept by Git LFS, and its content is not here, so it is left out",
    help: () => "`git lfs pull` brings it; in a workflow, `lfs: true` of the checkout does",
    explanation: `
Git LFS keeps large files outside of a repository. Where a clone was made without it, a file consists of three lines that say
which content it would have. What it declares is missing from the site until the content has been fetched:

    git lfs install && git lfs pull

Of a revision that is compared with, only these lines are in the repository: keep schemas out of Git LFS, or export the
revision to a folder and name that.
`,
  }),
  linkAsText: defineCode<{ target: string }>("discover/link-as-text", {
    severity: "warning",
    message: ({ target }) =>
      `the file holds nothing but the path \`${target}\`, as Git leaves a symbolic link, so it is left out`,
    help: () =>
      "on Windows, clone with `git clone -c core.symlinks=true`, which needs its developer mode; or put a copy there",
    explanation: `
A repository may hold symbolic links. Windows lets only some users make them, and Git then writes a file in the place of each
that holds the path it leads to. As a page it would say that path, and as a schema nothing.

    git clone -c core.symlinks=true https://git.example.org/model.git

Where no link is meant, end the line, or write what the file is for.
`,
  }),
  notUtf8: defineCode<{ count: number }>("discover/not-utf-8", {
    severity: "warning",
    message: ({ count }) => `the file is not UTF-8: ${formatCount(count, "character")} could not be read`,
    help: () => "save it as UTF-8; what could not be read is shown as \ufffd",
    explanation: `
Some bytes of the file are not UTF-8. Mostly it was saved as Latin-1 or Windows-1252, and an accent
or a typographic quote in a comment is wrong. The file is read, with U+FFFD in place of each
unreadable character, and so it appears on the pages.

    iconv -f WINDOWS-1252 -t UTF-8 Old.pdl > New.pdl
`,
  }),
  byteOrderMark: defineCode("discover/byte-order-mark", {
    severity: "info",
    message: () => "the file begins with a byte order mark",
    help: () => "save it as UTF-8 without BOM; other tools that read the file may reject it",
    explanation: `
The first character of the file is U+FEFF, which some editors write to mark UTF-8. Aspectdoc skips
it, but a schema compiler may take it for an illegal character.

Most editors offer "UTF-8" beside "UTF-8 with BOM" when saving.
`,
  }),
  fileTooLarge: defineCode<{ size: number; limit: number }>("discover/file-too-large", {
    severity: "error",
    message: ({ size, limit }) =>
      `the file has ${formatMegabytes(size)}, more than the ${formatMegabytes(limit)} that are read, so it is left out`,
    help: () => "split it, or leave it out with `exclude` in the config file",
    explanation: `
A single file is larger than any schema that people write: it is probably data, or generated. It is
left out, so that one stray file cannot exhaust the memory of a build machine.

Split a schema that is really that large. Leave out what is none:

    exclude: ["data/**"]
`,
  }),
  emptyReference: defineCode<{ path: string }>("discover/empty-reference", {
    severity: "warning",
    message: ({ path }) => `no schema or registry was found in \`${path}\`, so nothing in it can be referred to`,
    help: () => "name the folder that holds them, or a catalogue.json",
    setting: ({ path }) => ({ key: "references", value: path }),
    explanation: `
A folder under \`references\` in the config file holds no model: no schema, and no entity registry, nor, where
the model itself is types of Apache Atlas, any of these. Names that were to come from it are unknown.

    references: [../platform]          # a checkout, not ../platform/docs
`,
  }),
  unreadReference: defineCode<{ reason: string }>("discover/unread-reference", {
    severity: "error",
    message: ({ reason }) => `the file is no catalogue that can be referred to: ${reason}`,
    help: ({ reason }) =>
      reason.includes(wide)
        ? "print it from `cmd` or PowerShell 7: `>` of Windows PowerShell 5 writes " + wide
        : "take what `aspectdoc catalogue` prints, or the catalogue.json of a site",
    explanation: `
A file under \`references\` in the config file is to be a model as Aspectdoc prints it. This one is
not: it is no JSON, or holds something else.

    aspectdoc catalogue --input ../platform > platform.json

    references: [platform.json]        # aspectdoc.config.yaml
`,
  }),
  unreadProject: defineCode<{ reason: string }>("discover/unread-project", {
    severity: "warning",
    message: ({ reason }) => `the configuration of the project can't be read: ${reason}`,
    help: () =>
      "say `title`, `base` and `content` in the config file of Aspectdoc; until then they are as they usually are",
    explanation: `
A Docusaurus project says in its configuration what it is called and where its documents are. That
is a program, which is read and never run: what stands there as text is understood, and types of
TypeScript as far as configurations usually have them. This one has a form that is not, so the
documents are looked for in \`docs\`, and the site has no name of its own.

    title: Acme handbook          # aspectdoc.config.yaml
    content: [handbook]
`,
  }),
  unreadConfig: defineCode<{ reason: string }>("discover/unread-config", {
    severity: "warning",
    message: ({ reason }) => `the configuration of the project can't be read: ${reason}`,
    help: () => "mend the text at this place; until then the project is shown as if it said nothing there",
    explanation: `
A project of guides is shown as the configuration of its own tool has it, such as the \`_config.yml\` of Jekyll or the \`hugo.toml\`
of Hugo: its name, where its documents are, which of them are published. From this place the text is no YAML or TOML, so that
nothing of it counts.

    title: Harbour
    \tlang: en          # a tab in place of blanks

Values of the config file of Aspectdoc, such as \`title\` and \`content\`, go before what it says.
`,
  }),
  outsideContent: defineCode<{ path: string }>("discover/outside-content", {
    severity: "warning",
    message: ({ path }) => `the documents are in \`${path}\`, which is outside of the input`,
    help: () => "give the folder as input that holds both",
    explanation: `
Nothing outside of an input is read. The configuration of this project, of Docusaurus, MkDocs or a book, names a folder for
its documents that lies beside the project, so they are missing from the site.

    docs: { path: "../docs" }                   // website/docusaurus.config.js

    aspectdoc generate --input .                # not --input website
`,
  }),
  leftOut: defineCode<LeftOut>("discover/left-out", {
    severity: "info",
    message: ({ folders }) => `${folders.map((name) => `\`${name}\``).join(", ")} of the project become no pages`,
    help: ({ earlier = [], alone = "" }) =>
      earlier.length > 0
        ? `for a menu of versions, write \`${printEarlierVersions(earlier)}\` in the config file of Aspectdoc`
        : alone !== ""
          ? `for a menu of versions, give \`${alone}\` as the input by itself, of which it is then said how`
          : "publish them beside this site, or read a folder of Markdown instead of the project's own by `content` in the config file",
    explanation: `
Of a Docusaurus project the documents are read, with their sidebar and pictures. Earlier versions,
translations, a blog, and pages that are programs are left out. Of MkDocs in \`docs/en\`, projects beside it are left out too.

Earlier versions are in the site, with a menu that leads to them, where they are listed; the one that readers use stands at the base:

    versions:                                   # aspectdoc.config.yaml
      - { version: next, banner: unreleased }
      - { version: "1.1", isLast: true, content: [versioned_docs/version-1.1], sidebar: versioned_sidebars/version-1.1-sidebars.json }
      - { version: "1.0", inputs: [../handbook-1.0] }       # a checkout of it
`,
  }),
  versionFolders: defineCode<{ folders: readonly string[] }>("discover/version-folders", {
    severity: "info",
    message: ({ folders }) => `${nameFirst(folders)} have the same guides once a version, all of them in one site`,
    help: ({ folders }) => `for a menu of versions, write \`${printContentVersions(folders)}\` in the config file`,
    explanation: `
Folders of guides are called for versions, stand beside each other, and have most pages in common. Without a configuration they are
parts of one site, in which each title is there several times. Where they are listed, each is an edition with a menu that leads
to the same page of the others, and the newest stands at the base:

    versions:                                   # aspectdoc.config.yaml
      - { version: "v2", content: [docs/v2] }
      - { version: "v1", content: [docs/v1], banner: unmaintained }

Pages beside these folders, which lead to the versions, are in none of them then.
`,
  }),
  versionFiles: defineCode<{ places: readonly string[]; isApi: boolean }>("discover/version-files", {
    severity: "info",
    message: ({ places, isApi }) =>
      `${nameFirst(places)} are called for versions of the same ${isApi ? "API" : "schemas"}, all of them in one site`,
    help: ({ places, isApi }) => {
      if (!isApi)
        return `for a menu of versions, write \`${printInputVersions(places)}\` in the config file of this folder; what \`plugins\` says of files then counts from each`;
      return places.length > mostApis
        ? "for a menu of versions, list them as `versions` in the config file, each with an `exclude` of all others"
        : `for a menu of versions, write \`${printOlderVersions(places)}\` in the config file`;
    },
    explanation: `
Descriptions of an API, or folders of JSON Schemas, are at paths that differ in a version alone. Without versions in a configuration
they are parts of one site, in which each operation or schema is there several times. Where they are listed, each is an edition with
a menu that leads to the same page of the others and with what changed from one to the next, and the newest stands at the base:

    versions:                                   # aspectdoc.config.yaml
      - { version: "v2", exclude: ["v1/**"] }
      - { version: "v1", exclude: ["v2/**"] }

Schemas are called by the folders that they are in, so folders of them are inputs of their own. These count from the config file, and
\`files\` and \`root\` of the plug-in from each input:

    versions:
      - { version: "1.1", inputs: ["1.1"] }
      - { version: "1.0", inputs: ["1.0"] }
`,
  }),
  unreadGuides: defineCode<{
    folders: readonly string[];
    count: number;
    /** Those that are read, and they. */
    all: readonly string[];
  }>("discover/unread-guides", {
    severity: "info",
    message: ({ folders, count }) => {
      const where = folders.map((folder) => `\`${folder}\``).join(" and ");
      return `${formatCount(count, "Markdown file")} below ${where} ${count === 1 ? "becomes no page" : "become no pages"}`;
    },
    help: ({ all }) =>
      `\`content: [${all.join(", ")}]\` in the config file reads them; where there is none, \`aspectdoc init\` writes one that does`,
    explanation: `
Guides are read from the first of the folders called \`content\`, \`docs\`, \`doc\`, \`documentation\` and \`guides\` that has any, with the README of
the repository as the first page. Another folder is read when the config file names it; then those that it names count alone.
Without guides, it is \`content: []\`.

    content: [docs, guides]          # aspectdoc.config.yaml
`,
  }),
  otherProjects: defineCode<{
    /** What is read, by its configuration. */
    read: string;
    /** By their folders, what isn't. */
    folders: readonly string[];
    count: number;
    /** Inputs that have all of them read. */
    all: readonly string[];
  }>("discover/other-projects", {
    severity: "info",
    message: ({ read, folders, count }) => {
      const [others, isOne] = [folders.map((folder) => `\`${folder}\``).join(", "), folders.length === 1];
      return `${formatCount(count, "Markdown file")} of ${isOne ? "another project" : "other projects"} of guides (${others}) ${count === 1 ? "becomes no page" : "become no pages"}, since \`${read}\` is the one that is read`;
    },
    help: ({ all }) =>
      `\`inputs: [${all.join(", ")}]\` in the config file reads them together, and \`versions\` each as an edition of its own`,
    explanation: `
A folder that is a project of guides itself, as its configuration there or in \`docs\` or \`website\` says, is read as that project is
published, which has no pages of another one beside it: the guides of the next major version, of a plug-in, of a tool. Projects
beside each other are all read where none of them is the folder's own.

    inputs: [docs, docs-v2]          # aspectdoc.config.yaml
`,
  }),
  unreadMarkup: defineCode<{ folder: string; kinds: readonly string[]; count: number }>("discover/unread-markup", {
    severity: "info",
    message: ({ folder, kinds, count }) => {
      const where = folder === "" ? "" : ` below \`${folder}\``;
      return `${kinds.join(" and ")}${where} ${count === 1 ? "becomes no page" : "become no pages"}: guides are read in Markdown alone`;
    },
    help: () =>
      "turn them into Markdown, as `rst2myst convert` (of Sphinx), `pandoc --to gfm` and `downdoc` do, or publish them beside this site",
    explanation: `
Guides are Markdown here. Texts in reStructuredText (\`.rst\`), as Sphinx has them, and in AsciiDoc (\`.adoc\`, \`.asciidoc\`) in the same
folders are counted and not read, so that links to them lead nowhere. Programs such as pandoc turn most of them into Markdown.

    pandoc --from rst --to gfm docs/start.rst --output docs/start.md
`,
  }),
  mostlyMarkup: defineCode<{ folder: string; kinds: readonly string[]; paths: readonly string[]; pages: number }>(
    "discover/mostly-markup",
    {
      severity: "warning",
      message: ({ folder, kinds, paths, pages }) => {
        const where = folder === "" ? "" : ` below \`${folder}\``;
        const named = paths.map((path) => `\`${path}\``).join(", ");
        return `${kinds.join(" and ")}${where}, such as ${named}, become no pages, and ${formatCount(pages, "Markdown file")} ${pages === 1 ? "does" : "do"}: most of the guides are missing`;
      },
      help: () =>
        "turn them into Markdown, as `rst2myst convert` (of Sphinx), `pandoc --to gfm` and `downdoc` do, or publish them beside this site",
      explanation: `
Guides are Markdown here. Where most of what stands in their folder is reStructuredText (\`.rst\`), as Sphinx has it, or AsciiDoc
(\`.adoc\`, \`.asciidoc\`), the site has only the rest of them. Fewer of such texts are a note, \`discover/unread-markup\`.

    pandoc --from rst --to gfm docs/start.rst --output docs/start.md
`,
    },
  ),
  links: defineCode<{ paths: readonly string[]; count: number }>("discover/links", {
    severity: "info",
    message: ({ paths, count }) =>
      `${formatCount(count, "symbolic link")} ${count === 1 ? "is" : "are"} not followed: ${paths
        .map((path) => `\`${path}\``)
        .join(", ")}${count > paths.length ? " and others" : ""}`,
    help: () => "give what they lead to as a further --input, or copy it",
    explanation: `
A symbolic link may lead out of the input, to nothing or in a circle, so none is followed but those among the guides of
another tool that lead to a file of the input, such as \`docs/index.md\` to \`README.md\`. What others lead to is
missing from the site unless it is read where it really is. Links whose names say that they are no part of a model or of
its guides are not told of.

    aspectdoc generate --input models --input ../shared/models     # not models/shared -> ../../shared/models
`,
  }),
  schemaLinks: defineCode<{ paths: readonly string[]; count: number }>("discover/schema-links", {
    severity: "warning",
    message: ({ paths, count }) =>
      `${formatCount(count, "schema")} behind ${count === 1 ? "a symbolic link isn't" : "symbolic links aren't"} read: ${paths
        .map((path) => `\`${path}\``)
        .join(", ")}${count > paths.length ? " and others" : ""}`,
    help: () => "give what they lead to as a further --input, or copy it",
    explanation: `
A file whose name is that of a schema is a symbolic link, or is in a folder that is one. None is followed, since it may lead out
of the input, so that what the file declares is missing from the site, and what uses that is told of as unknown. A link to what is
read under its own path loses nothing and is only noted, see \`discover/links\`. Links that are meant to be left out can be named
under \`exclude\`, those to folders with \`/**\` behind them.

    aspectdoc generate --input models --input ../shared/models     # not models/shared -> ../../shared/models
`,
  }),
  unfetched: defineCode<{ paths: readonly string[] }>("discover/unfetched-submodule", {
    severity: "info",
    message: ({ paths }) => `${sayUnfetched(paths)}, so nothing of ${paths.length === 1 ? "it" : "them"} is read`,
    help: ({ paths }) => {
      const them = paths.length === 1 ? "it" : "them";
      return `\`git submodule update --init\` brings ${them}; where ${them === "it" ? "it is" : "they are"} no part of the model, \`exclude\` in the config file has ${them} passed over`;
    },
    explanation: `
A folder of the input is a submodule, a repository inside of another one. \`git clone\` makes its folder and leaves it empty unless it
is told otherwise, and so do checkouts in CI. Schemas and guides that are in it are missing from the site, and what uses
them is told of as unknown. It is told where its name suggests a part of a model or guides, or where something that was read leads
there; a library in a folder such as \`third_party\` is missed by nobody.

    git submodule update --init --recursive

In a workflow of GitHub, \`actions/checkout\` takes \`submodules: true\`; in GitLab, it is the variable \`GIT_SUBMODULE_STRATEGY: normal\`.
A submodule that is no part of the model all the same is named under \`exclude\`:

    exclude: ["shared/**"]          # aspectdoc.config.yaml
`,
  }),
  testSources: defineCode<{ first: string; count: number }>("discover/test-sources", {
    severity: "info",
    message: ({ first, count }) =>
      `${formatCount(count, "schema")} among sources of tests ${count === 1 ? "isn't" : "aren't"} read: \`${first}\`${count === 1 ? "" : " and others"}`,
    help: () => "give the folder that they are in as a further --input, or name all files to read under `include`",
    explanation: `
Builds of Java keep what only tests read in folders such as \`src/test\`, those of Go in \`testdata\`, and the platform in modules such as \`test-models\`; what is in \`archetype-resources\` are templates. Schemas there are often wrong on purpose, or have the names
of others, so that they are left out where the input has schemas elsewhere. An input that is or lies in such a folder is read.
Where there are no others, which \`discover/tests-alone\` tells, and in folders such as \`test/schemas\` or \`fixtures\`, they are read, and what is wrong with them is a note.

    aspectdoc generate --input . --input api/src/test/pegasus
`,
  }),
  testsAlone: defineCode<{ first: string; count: number; folder: string }>("discover/tests-alone", {
    severity: "warning",
    message: ({ first, count }) =>
      `no model was found but ${formatCount(count, "schema")} that only tests read: \`${first}\`${count === 1 ? "" : " and others"}; what is wrong with ${count === 1 ? "it" : "them"} counts for nothing`,
    help: ({ folder }) =>
      `if that is the model, name its folder, as by \`--input ${folder}\`, or \`inputs\` in the config file; else leave it out by \`exclude\``,
    explanation: `
Schemas in folders such as \`testdata\`, \`src/test\` and \`fixtures\` are often wrong on purpose. They are read where there are no others, but
what is wrong with them is told in notes, so that no run fails, be it a strict one. A folder that is named itself is a model like any other:

    aspectdoc check testdata
`,
  }),
  copies: defineCode<{
    first: { readonly path: string; readonly original: string };
    count: number;
  }>("discover/copies", {
    severity: "warning",
    message: ({ first: { path, original }, count }) =>
      count === 1
        ? `\`${path}\` is a copy of \`${original}\`, and isn't read`
        : `${count} copies of what is beside them aren't read, such as \`${path}\` of \`${original}\``,
    help: ({ first: { path } }) =>
      `remove it, or leave it out with \`exclude\` in the config file; to have it read, name \`${path}\` as an input, or in \`include\` or \`content\` there`,
    explanation: `
People put things aside before they change them, and systems do when something of that name is there: \`docs_old\`, \`Owner copy.pdl\`,
\`entity 2.graphql\`, \`Status (1).pdl\`. Read as well, all of it would be documented twice. What is called so beside what it was made
of is left out where at least half of it is there too: of a folder its files, of a file its lines. A package of Python or a
namespace that is called so is none, since code imports it by its name.

    docs/guide.md
    docs_old/guide.md      # no page
`,
  }),
  sameModel: defineCode<{ again: string; first: string }>("discover/same-model", {
    severity: "warning",
    message: ({ again, first }) => `\`${again}\` is the same model as \`${first}\`, so nothing of it is read`,
    help: ({ again, first }) =>
      `name only one of them; \`aspectdoc diff ${first} ${again}\` tells what differs, and with \`--reference ${first}\` beside \`${again}\` names lead to what only the first declares`,
    explanation: `
Several inputs are parts of one model. Two of which at least half of the schemas lie at the same paths, and half of these to the byte,
are two states of one, as a fork and what it was made from, or two releases: whatever they declare would be there twice, and so
would each guide. The one that is named first is read.

    aspectdoc generate upstream fork               # the fork isn't read
    aspectdoc generate fork --reference upstream   # the fork, with names that only the other declares
    aspectdoc diff upstream fork                   # what the fork has changed
`,
  }),
  unreadRegistries: defineCode<{ paths: readonly string[]; count: number }>("discover/unread-registries", {
    severity: "info",
    message: ({ paths, count }) =>
      `${paths.map((path) => `\`${path}\``).join(", ")}${count > paths.length ? ` and ${formatCount(count - paths.length, "more file")}` : ""} ${count === 1 ? "lists entities as a registry does, and isn't" : "list entities as registries do, and aren't"} read`,
    help: () =>
      "name it under `registries` in the config file, by its path below the input, or call it `entity-registry.yml`",
    explanation: `
Entity registries are known by their name, \`entity-registry.yml\`, or by the word \`registry\` in it where there is no other. A file
that has another name and lists entities with their aspects, none of which a registry that is read has, may be one that was renamed:

    entities:                    # ships.yml
      - name: ship
        keyAspect: shipKey

The config file says that it is to be read:

    registries: [ships.yml]

What is no registry can be left out with \`exclude\`.
`,
  }),
  otherLanguages: defineCode<{ others: readonly OtherFiles[] }>("discover/other-languages", {
    severity: "info",
    message: ({ others }) => sayUnread(others),
    help: ({ others }) => sayWaysToRead(others),
    explanation: `
Schemas in languages that Aspectdoc doesn't read by itself lie in the input: OpenAPI, JSON Schema, Protocol Buffers, type definitions of Apache Atlas, Avro in
files that end in \`.json\`, and others that are told by how they begin. What they declare is missing from the site. The first four are
read by plug-ins that come along, which look for customary names where no \`files\` are named:

    plugins:                                      # aspectdoc.config.yaml
      - aspectdoc/plugins/openapi
      - { plugin: aspectdoc/plugins/json-schema, options: { files: ["spec/**/*.json"] } }

\`aspectdoc init\` writes these lines, and where nobody has written any, most are read by themselves (\`discover/read-unasked\`). Avro is read from files that end in \`.avsc\`. Files in folders of
tests and examples aren't told of, nor are those that \`exclude\` names.
`,
  }),
  guidesAlone: defineCode<{ others: readonly OtherFiles[] }>("discover/guides-alone", {
    severity: "warning",
    message: ({ others }) => `guides are all that is documented: ${sayUnread(others)}`,
    help: ({ others }) => sayWaysToRead(others),
    explanation: `
No model was found beside guides, but schemas in languages that Aspectdoc doesn't read: Avro in files that end in \`.json\`, and
others that are told by how they begin. The site is made of the guides alone. Some are read once another tool has made
something of them that is, or have to be called otherwise; the message says which. Where guides are all that the site is to have,
\`exclude\` leaves the schemas out:

    exclude: ["api/**"]          # aspectdoc.config.yaml
`,
  }),
  readUnasked: defineCode<{ others: readonly OtherFiles[]; beside: "model" | "guides" | undefined }>(
    "discover/read-unasked",
    {
      severity: "info",
      message: ({ others, beside }) =>
        `${sayOthers(others)} ${others.length === 1 && others[0]?.count === 1 ? "is" : "are"} read${beside === undefined ? ", since there is no other model" : ` beside the ${beside}`}`,
      help: () => "`aspectdoc init` writes down what reads it; `exclude` in the config file leaves files out",
      explanation: `
A folder holds descriptions of APIs or JSON Schemas, alone, with guides or beside a model, and no config file says what reads them. The
plug-ins that come along do so:

    plugins: [aspectdoc/plugins/openapi]          # aspectdoc.config.yaml

\`aspectdoc init\` writes such a file. Where there is no other model, names of schemas then count from the folder that holds them all, and
so do addresses of their pages. Beside a model or a project of guides, JSON Schemas are read where they stand among its files or in a folder that is called for
schemas, such as \`schemas\` or \`contracts\`; of others, \`discover/other-languages\` tells. Files in folders of tests and examples are left
alone, as are those that \`exclude\` names; \`plugins: []\` has none of it read. There, what is wrong with them is told in notes, which fail no run.
`,
    },
  ),
  unreadPackages: defineCode<{ packages: readonly string[] }>("discover/unread-packages", {
    severity: "info",
    message: ({ packages }) =>
      `the ${packages.length === 1 ? "package" : "packages"} of Python beside the guides ${packages.length === 1 ? "isn't" : "aren't"} read: ${packages.map((name) => `\`${name}\``).join(", ")}`,
    help: ({ packages }) => sayPackages(packages),
    explanation: `
Guides were found and no model, and a project of Python beside them. Its modules, classes and functions, and the commands of its
programs, become pages where the config file names its packages:

    sdk: { packages: [example_client] }     # aspectdoc.config.yaml
`,
  }),
  customGraphql: defineCode<{ folder: string; first: string; count: number }>("discover/custom-graphql", {
    severity: "warning",
    message: ({ folder, first, count }) =>
      `${formatCount(count, "file")} of GraphQL below \`${folder}\` ${count === 1 ? "isn't" : "aren't"} read: \`${first}\`${count === 1 ? "" : " and others"}`,
    help: ({ folder }) =>
      `if the platform serves it, add it by a further \`--input ${folder}\`; else name it under \`exclude\``,
    explanation: `
Of a checkout of the platform the GraphQL in \`datahub-graphql-core\` is read, which the platform itself loads. A plug-in of a fork
extends it by files of its own, which stand anywhere: as a further input they are read as well, with what they extend.

    aspectdoc generate --input platform --input platform/fleet-graphql

What is another service's stays out of the model by \`exclude\`:

    exclude: ["services/**"]      # aspectdoc.config.yaml
`,
  }),
  customModels: defineCode<{ folder: string; first: string; counts: readonly string[]; count: number }>(
    "discover/custom-models",
    {
      severity: "warning",
      message: ({ folder, first, counts, count }) =>
        `${counts.join(", ")} below \`${folder}\` ${count === 1 ? "isn't" : "aren't"} read: \`${first}\`${count === 1 ? "" : " and others"}`,
      help: ({ folder }) => `add them by a further \`--input ${folder}\`, or name the folder under \`exclude\``,
      explanation: `
Of a checkout of the platform the core model is read: what the platform itself loads. A company adds models in modules of their
own, with a registry of their own, be it \`metadata-models-custom\` or another one, and services of its own have Rest.li
resources. A fork that keeps some there, other than the example that comes with the platform, has them on its site when the
module is an input as well:

    aspectdoc generate --input platform --input platform/metadata-models-custom

    inputs: [platform, platform/metadata-models-custom]      # aspectdoc.config.yaml

Where they are to stay out of it, \`exclude\` says so:

    exclude: ["metadata-models-custom/**"]      # aspectdoc.config.yaml
`,
    },
  ),
  kotlinServer: defineCode<{ paths: readonly string[]; count: number }>("discover/kotlin-server", {
    severity: "info",
    message: ({ paths, count }) =>
      `${formatCount(count, "file")} of Kotlin beside a GraphQL schema ${count === 1 ? "isn't" : "aren't"} read: ${paths
        .map((path) => `\`${path}\``)
        .join(", ")}${count > paths.length ? " and others" : ""}`,
    help: () =>
      "what a server does is read from Java alone; say in descriptions what such operations change and ask for",
    explanation: `
What answers an operation, which aspects it writes and which privileges it asks for are read from the server's Java. Of a server
in Kotlin, or of the part of it that is, pages say what the GraphQL schema says and no more: that no privilege stands there
doesn't mean that none is asked for.

    "Adds a note. Requires the privilege \`Edit Notes\`."
    addNote(input: NoteInput!): Boolean
`,
  }),
  madeSchema: defineCode<{ name: string; wayOut: string }>("discover/made-schema", {
    severity: "info",
    message: ({ name }) => `a GraphQL schema that ${name} makes of code is no text, so it is missing from the site`,
    help: ({ wayOut }) =>
      `once a \`.graphql\` file has it, it is read: ${wayOut} gives it; \`exclude\` with this file says that there is none to show`,
    explanation: `
A manifest of the project names a library that makes a GraphQL schema of classes or functions, and no file has the schema as
SDL or as an answer to introspection. Nothing is run to get it. Libraries of this kind print what they make:

    strawberry export-schema app.schema:schema --output schema.graphql

A step of the build that writes the file anew, or a test that compares it, keeps it true. SDL in literals of programs, as servers
of Apollo and Ariadne have it, is read without that.
`,
  }),
  unreadCode: defineCode<UnreadCode>("discover/unread-code", {
    severity: "info",
    message: ({ paths, types }) =>
      `GraphQL in ${paths.length === 1 ? "a program" : `${paths.length} programs`} isn't read beside the files that have a schema, so ${
        types.length === 1 ? "a type" : `${types.length} types`
      } of it, such as \`${types[0] ?? ""}\`, will be missing`,
    help: ({ paths, read }) =>
      `\`include: [${[...read, ...(paths.length > mostPrograms ? printProgramGlobs(paths) : paths)]
        .map((path) => JSON.stringify(path))
        .join(
          ", ",
        )}]\` in the config file reads it as well; \`exclude\` with ${paths.length === 1 ? "the program" : "the programs"} says that it is none of this model`,
    explanation: `
A repository has files of GraphQL, and programs with SDL in their literals that declares types which none of the files does. Mostly the
schema of a file is printed from the programs or the other way round, so that programs are looked into only where no file has a
schema. Where they are another service's, or the file is behind, \`include\` names what is read:

    include: ["**/*.graphql", "services/orders/src/schema.ts"]      # aspectdoc.config.yaml

Schemas of several services make a site each, by \`--input services/orders\`, or are versions of one site, as \`graphql/several-schemas\`
then tells.
`,
  }),

  archiveName: defineCode<{ file: string; reason: string }>("discover/archive-name", {
    severity: "warning",
    message: ({ file, reason }) => `\`${file}\` of an archived version is left out: ${reason}`,
    help: () => "rename it, and mend the links to it",
    explanation: `
Files of an archived version are copied under their own names. A few names can't be: those with a backslash or a control
character, which some systems read as a folder, and those that differ from another name only in capital letters, of which
many file systems keep one.
`,
  }),
  tooManyFiles: defineCode<{ count: number; limit: number; folder: string }>("discover/too-many-files", {
    severity: "error",
    message: ({ count, limit, folder }) =>
      `\`${folder}\` holds ${formatCount(count, "model file")}; only the first ${limit.toLocaleString("en-US")} are read`,
    help: () => "point --input at the model itself, or narrow it with `include` and `exclude`",
    explanation: `
An input holds far more files than a metadata model does. Probably \`--input\` points too high, at a
folder with many checkouts, for instance. Files are taken in order of their paths until the limit.

    inputs: [checkouts/platform]
    exclude: ["**/archive/**"]
`,
  }),
  unreadableFile: defineCode<{ reason: string }>("discover/unreadable-file", {
    severity: "error",
    message: ({ reason }) => `the file could not be read: ${reason}`,
    help: ({ reason }) => `${suggestRemedy(reason)}, or leave it out with \`exclude\` in the config file`,
    explanation: `
The operating system refused to hand over a file of the model. Mostly the user that runs Aspectdoc
may not read it; \`ls -l FILE\` shows who may. Or the file vanished while the model was being read.

What it declares is missing from the site, and other schemas that refer to it are reported too.
`,
  }),
  unreadableFolder: defineCode<{ path: string; reason: string }>("discover/unreadable-folder", {
    severity: "error",
    message: ({ path, reason }) => `the folder \`${path}\` could not be read: ${reason}`,
    help: ({ reason }) => `${suggestRemedy(reason)}, or leave it out with \`exclude\` in the config file`,
    explanation: `
The operating system refused to list a folder of the input, mostly because it belongs to another user, as the data of a
database in a container does. Whatever it holds is missing from the site. Nothing is said of folders that Git ignores.

    exclude: ["docker/data/**"]    # aspectdoc.config.yaml
`,
  }),
  emptyInput: defineCode<Seen & { folder: string; layout: string | undefined; revision?: string | undefined }>(
    "discover/empty-input",
    {
      severity: "warning",
      message: ({ folder, layout, revision, seen }) =>
        `nothing is read from \`${folder}\`${revision === undefined ? "" : ` at \`${revision}\``}${layout === undefined ? "" : ` (as ${layout})`}: ${seen}`,
      help: (seen) => sayWaysOut(seen, "name another folder, or leave it out of the inputs"),
      explanation: `
One of several inputs holds neither a part of a model nor guides, so the site is made of the others alone. That is mostly a
slip in a path:

    inputs: [../platform, ../custom-models/src]    # the schemas are in ../custom-models/model

The message says what is in the folder instead. When no input holds anything, it is \`usage/no-model\`.
`,
    },
  ),
  unreadFile: defineCode<Seen & { path: string }>("discover/unread-file", {
    severity: "warning",
    message: ({ path }) => `nothing reads \`${path}\`, which is named itself`,
    help: (seen) => sayWaysOut(seen, "else leave it out of what is named"),
    explanation: `
A file was named that is in no language that is read, beside others that are, so the others are read alone:

    aspectdoc check model.pdl notes.txt    # says nothing of notes.txt

When none of the files that are named is read, it is \`usage/no-model\`.
`,
  }),
  missingRegistry: defineCode<{ path: string }>("discover/missing-registry", {
    severity: "error",
    message: ({ path }) => `\`registries\` names \`${path}\`, which no input holds`,
    help: () => "give its path below the input folder, such as `registry/custom.yaml`",
    setting: ({ path }) => ({ key: "registries", value: path }),
    explanation: `
The config file lists an entity registry that is not there. The paths count from the input folder,
not from the config file:

    inputs: [platform]
    registries: [registry/custom.yaml]     # platform/registry/custom.yaml

Registries called \`entity-registry.yml\` or \`.yaml\` are found without being listed.
`,
  }),
  lostPackage: defineCode<{ path: string }>("discover/lost-package", {
    severity: "warning",
    message: ({ path }) => `\`${path}\` isn't there, or is a link, so nothing says which sources the code registers`,
    help: () => "bring it back, or list folders of code under `exclude` that are no sources to document",
    explanation: `
The folder is a checkout of the platform with the code of ingestion sources, and what registers these as plug-ins is gone: a
\`setup.py\`, \`setup.cfg\` or \`pyproject.toml\` in \`metadata-ingestion\`. Links are not followed. Sources that other files list are
shown; what guides and sidebars lead to of others isn't missed.
`,
  }),
  lostRegistry: defineCode<{ path: string }>("discover/lost-registry", {
    severity: "error",
    message: ({ path }) => `the registry \`${path}\` isn't there, so entities are told by snapshots alone`,
    help: () => "bring it back, or list the one that stands for it under `registries` in the config file",
    explanation: `
The folder is a checkout of the platform, of a release that has an entity registry, and the file with it is gone or has another
name. What the snapshots declare is read, as it is of releases before there were registries; entities and aspects that only the
registry names are missing. A registry in another place counts from the input:

    inputs: [platform]
    registries: [metadata-models/src/main/resources/fleet-registry.yml]
`,
  }),
  missingPackage: defineCode<{ name: string }>("discover/missing-package", {
    severity: "error",
    message: ({ name }) => `\`sdk.packages\` names \`${name}\`, and no input has Python by that name`,
    help: () => "name a package or module as it is imported, such as `example_client` or `example_client.tools`",
    setting: ({ name }) => ({ key: "sdk", value: name }),
    explanation: `
The config file names a Python package to document that no input holds. Packages are named as they are imported, and not
by the folder that they lie in or by what \`pip\` installs them as:

    sdk: { packages: [example_client] }    # src/example_client/__init__.py; installed as example-client

A package is looked for at any depth of the input; installed packages and what \`exclude\` names are passed over.
`,
  }),
  missingContent: defineCode<{
    key: string;
    path: string;
    /** The path below the input, where the given one counts from above it. */
    below?: string;
    /** The name of an input beside which it is. */
    beside?: string;
  }>("discover/missing-content", {
    severity: "error",
    message: ({ key, path }) => `\`${key}\` names \`${path}\`, in which no input holds any page`,
    help: ({ key, path, below, beside }) => {
      if (below !== undefined) return `write \`${below}\`: paths count from the input folder`;
      if (beside !== undefined)
        return `\`${path}\` lies beside the input \`${beside}\`: name the folder that holds both under \`inputs\` instead, such as \`inputs: [.]\``;
      return key === "content"
        ? "give its path below the input folder, such as `docs`"
        : "give its path below the input folder, such as `docs/sidebar.yaml`";
    },
    setting: ({ key, path }) => ({ key, value: path }),
    explanation: `
The config file names a folder of hand-written pages, or their sidebar, that is not there or holds no Markdown. The paths
count from the input folder, not from the config file:

    inputs: [platform]
    content: [docs]                  # platform/docs/**/*.md
    sidebar: docs/sidebar.yaml       # platform/docs/sidebar.yaml

Without \`content\`, pages are read from a folder called \`content\`.
`,
  }),
  idleExclude: defineCode<{ key: string; glob: string; meant: string }>("discover/idle-exclude", {
    severity: "warning",
    message: ({ key, glob }) => `\`${key}\` has \`${glob}\`, which leaves nothing out`,
    help: ({ meant }) => `write \`${meant}\`: paths count from the input folder`,
    setting: ({ key, glob }) => ({ key, value: glob }),
    explanation: `
A pattern of the config file matches nothing, and would if it counted from elsewhere: from the folder of the guides, or from above the
input. Paths count from the input folder:

    inputs: [website]
    contentExclude: ["content/docs/v1.0/**"]     # website/content/docs/v1.0/, and not docs/v1.0/ of the content
`,
  }),
  noHistory: defineCode<{ folder: string; reason: string }>("discover/no-history", {
    severity: "info",
    message: ({ folder, reason }) => `the pages of \`${folder}\` don't say when they were last changed: ${reason}`,
    help: () => "read the model from a whole Git checkout, or leave `lastChange` out of the config file",
    explanation: `
With \`lastChange: true\` in the config file, each page says on which day its file was last changed, as
Git knows it. Git is asked once for each input. It can't tell when it is not installed, when the input
is no checkout or belongs to another user, and when the checkout is shallow: then the last commit seems
to have changed everything. The site is complete but for these dates.

    git fetch --unshallow         # or, for the checkout of a CI job, fetch-depth: 0
`,
  }),
  mergeConflict: defineCode<{ others: number }>("discover/merge-conflict", {
    severity: "error",
    message: ({ others }) =>
      `the file has markers of a merge conflict${others === 0 ? "" : ` in ${others + 1} places`}`,
    help: () =>
      "keep one of the two versions, and remove the lines of `<<<<<<<`, `=======` and `>>>>>>>`; until then the first one is read",
    explanation: `
Where Git can't tell which of two changes is meant, it writes both into the file and leaves the choice to the author:

    <<<<<<< HEAD
      title: string
    =======
      title: optional string
    >>>>>>> optional-titles

The file was saved, and perhaps committed, before somebody chose. It is read as if the first version had been kept.
`,
  }),
};

function formatMegabytes(bytes: number): string {
  const megabytes = bytes / 1_000_000;
  return `${megabytes < 10 ? megabytes.toFixed(1) : Math.round(megabytes)} MB`;
}
