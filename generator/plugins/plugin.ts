import type { Catalogue } from "../catalogue/catalogue.ts";
import type { Endpoint, Payload } from "../catalogue/endpoints.ts";
import type { JsonObject, JsonValue } from "../catalogue/json.ts";
import type { PrintedSchema } from "../catalogue/printed-schema.ts";
import type { RecordSchema } from "../catalogue/schema.ts";

export type { PrintedField, PrintedSchema } from "../catalogue/printed-schema.ts";

/*
 * What plug-ins are made of: `import type { Plugin } from "aspectdoc"`. A plug-in is handed values and gives plain values
 * back; it is neither handed files nor told where they are. What it gives is looked at before anybody uses it, and is
 * remembered until its input, its options, its own file, what that names beside itself, or its version is another.
 */

/** What a module of plug-ins exports by default: a plug-in, or what makes one of the options in the configuration. */
export type PluginExport = Plugin | ((options: PluginOptions) => Plugin);

/** What the configuration says to a plug-in, by its own keys. */
export type PluginOptions = Readonly<Record<string, unknown>>;

/** What is added to a site; each part may be left out, but for name and version. */
export interface Plugin {
  /** Begins its codes and the addresses of its pages: small letters, digits and dashes, e.g. `openapi`. */
  readonly name: string;
  /** Said anew whenever it makes something else of the same input. */
  readonly version: string;
  /** What its pages are about, e.g. `REST API`: a site that has nothing else, and no title, is called so. */
  readonly label?: string | undefined;
  readonly reader?: PluginReader | undefined;
  readonly rules?: PluginRules | undefined;
  /** What others call, of what it has read: comparisons judge what becomes of it from release to release. */
  readonly offers?: ((catalogue: Catalogue) => Offer) | undefined;
  /** What it adds to pages that others have planned. */
  readonly sections?: ((catalogue: Catalogue) => readonly AddedSections[]) | undefined;
  /** Pages of its own, with a tab and a tree. */
  readonly pages?: ((catalogue: Catalogue) => PageFamily) | undefined;
  /** What it may find wrong, by the second half of the code: `openapi/remote-reference` is `remote-reference`. */
  readonly codes?: Readonly<Record<string, PluginCode>> | undefined;
}

/** Reads a language, file by file. */
export interface PluginReader {
  /** Globs below each input. The plug-in alone reads these files, whatever their names would make of them otherwise. */
  readonly files: readonly string[];
  /** What a file says. Neither other files nor the disk are there to ask; names lead from file to file. */
  read(file: PluginFile): PluginDocument;
  /**
   * What the files say together, by their paths, for languages in which one file changes what another declares. Whatever it gives for
   * a file stands in place of what reading that file gave; it is handed what that put into `data`. Files of models that are only referred
   * to are among them, and `printed` are the schemas of those that are there as catalogues.
   */
  readonly unite?:
    | ((files: readonly ReadPluginFile[], printed: readonly PrintedSchema[]) => readonly UnitedFile[])
    | undefined;
  /**
   * Full names that the file at a path declares, if those say where it is. Where it can't be read, which is told, neither they nor
   * others below them are missed.
   */
  readonly namesOf?: ((path: string) => readonly string[]) | undefined;
  /**
   * The code by which a file is told that is called the latest of several versions and says the same as one of these, or that is
   * called for having been made of one beside it (`order.min.json`): that one is read for both, and goes by the names of the other
   * too. Without it, each file is read.
   */
  readonly copies?: string | undefined;
}

/** A file that the reader asked for. */
export interface PluginFile {
  /** Below the input, with forward slashes. */
  readonly path: string;
  readonly text: string;
}

/** A file that has been read, with what reading it gave as `data`. */
export interface ReadPluginFile {
  readonly path: string;
  readonly data?: JsonValue | undefined;
  /** Present where it could not be read, or not whole: nobody knows what else it declares. */
  readonly isLost?: true | undefined;
  /** Present where it belongs to a model that is only referred to: what it declares is known and isn't documented. */
  readonly isReferred?: true | undefined;
  /** Of such a file, paths by which files of the inputs lead to it, `../base/tag.json`. */
  readonly seenAs?: readonly string[] | undefined;
}

/** What a file says when all are known. */
export interface UnitedFile {
  readonly path: string;
  readonly document: PluginDocument;
}

/** Where something stands in a text; lines and columns count from 1, and the end is the last character. */
export interface Place {
  readonly startLine: number;
  readonly startColumn: number;
  readonly endLine: number;
  readonly endColumn: number;
}

/** What a file says. */
export interface PluginDocument {
  /** Become schemas of the catalogue, with pages, uses, samples and a history like any other. */
  readonly schemas?: readonly SchemaDeclaration[] | undefined;
  /** Become entities of the catalogue. */
  readonly entities?: readonly EntityDeclaration[] | undefined;
  /** How the file writes full names of what other files declare, for the message where one isn't there. */
  readonly written?: Readonly<Record<string, string>> | undefined;
  /** Where the file first writes them, for the same message; without it, that points at what the name stands in. */
  readonly writtenAt?: Readonly<Record<string, Place>> | undefined;
  /** Full names that are nowhere in the input and that the plug-in tells of itself, or knows to be elsewhere: linking doesn't tell them again. */
  readonly missing?: readonly string[] | undefined;
  /** Addresses by which other files may lead to what is declared here, each with its full name. */
  readonly addresses?: Readonly<Record<string, string>> | undefined;
  /** What is named by an address here. Which file has that, if any, is known when all have been read. */
  readonly elsewhere?: readonly Elsewhere[] | undefined;
  /** Anything else; `catalogue.extensions` holds it for rules and pages. */
  readonly data?: JsonValue | undefined;
  /** Whether it says nothing that schemas and entities don't say as well, so that comparing these is enough. */
  readonly isForPages?: boolean | undefined;
  readonly problems?: readonly PluginProblem[] | undefined;
}

/** What a file names by an address that a file has, wherever that is. */
export interface Elsewhere {
  /** Manners in which the address may be said, the surest first. */
  readonly addresses: readonly string[];
  /**
   * Names in this document, each with what follows the full name that the address leads to: nothing for all of it, `.money`
   * for what it declares as that. A name that a file declares stands for what it declares.
   */
  readonly names: Readonly<Record<string, string>>;
  /** Told where no file has the address: the names then stand for a value of any type. Without it, they are unknown types. */
  readonly otherwise?: PluginProblem | undefined;
  /** Told where a file has the address, of places in it that have no name. */
  readonly nameless?: readonly PluginProblem[] | undefined;
}

interface Declared {
  /** With its namespace, e.g. `entity.data.Table`. */
  readonly name: string;
  /** Markdown. */
  readonly doc?: string | undefined;
  /** Reason, or true where there is none. */
  readonly deprecated?: string | boolean | undefined;
  /** What else is said about it, shown with it as annotations are. */
  readonly annotations?: JsonObject | undefined;
  readonly place: Place;
}

interface DeclaredSchema extends Declared {
  /** Other full names by which references may lead to it. */
  readonly aliases?: readonly string[] | undefined;
  /** As its author wrote it, for the page. */
  readonly written?: string | undefined;
}

/** A declaration that becomes a schema of the catalogue. */
export type SchemaDeclaration = RecordDeclaration | EnumDeclaration | AliasDeclaration;

/** A record: fields, each with a name and a type. */
export interface RecordDeclaration extends DeclaredSchema {
  readonly kind: "record";
  /** What readers of its language call it, where that is not a record. */
  readonly noun?: RecordSchema["noun"];
  /** Full names of records whose fields it has as well. */
  readonly includes?: readonly string[] | undefined;
  readonly fields: readonly FieldDeclaration[];
  /** What its annotations say that it goes by as well, or may hold besides its fields, so that these are known as used. */
  readonly besides?: readonly TypeOf[] | undefined;
}

/** A part of a declaration, which another file may have added. */
interface DeclaredPart extends Declared {
  /** In the file that is read, unless it names another one. */
  readonly place: Place & { readonly file?: string | undefined };
}

/** A field of a record. */
export interface FieldDeclaration extends DeclaredPart {
  readonly type: TypeOf;
  readonly optional?: boolean | undefined;
  /** Names of the entities that its values are or lead to, which makes it a relationship of its own name. */
  readonly entities?: readonly string[] | undefined;
  /** What that relationship is called instead. */
  readonly relationship?: string | undefined;
  /** Whether values only name what the type says, so that nothing of that is inside of them. */
  readonly isReference?: boolean | undefined;
  readonly default?: JsonValue | undefined;
  /** How numbers in the default are spelled, by JSON pointers into it, where JSON would spell them otherwise: `1.0`. */
  readonly defaultNumbers?: Readonly<Record<string, string>> | undefined;
}

/** An enum: the names that a value may be. */
export interface EnumDeclaration extends DeclaredSchema {
  readonly kind: "enum";
  readonly symbols: readonly DeclaredPart[];
}

/** A name for a type. */
export interface AliasDeclaration extends DeclaredSchema {
  readonly kind: "alias";
  readonly type: TypeOf;
}

/**
 * A type: `null`, `boolean`, `int`, `long`, `float`, `double`, `bytes`, `string`, the full name of a schema, or what is made
 * of others; `any` where nothing is said of a value. `format` says what a text or number stands for, e.g. `email`; `field`
 * that the type is the one of that field of a record, wherever that is declared.
 */
export type TypeOf =
  | string
  | { readonly type: string; readonly format: string }
  | { readonly record: string; readonly field: string }
  | { readonly items: TypeOf }
  | { readonly values: TypeOf }
  | { readonly members: readonly (TypeOf | { readonly alias: string; readonly type: TypeOf })[] };

/** An entity, whose aspects are records that are declared here or elsewhere. */
export interface EntityDeclaration {
  readonly name: string;
  readonly doc?: string | undefined;
  /** Full names of records, by the aspect that each is; the record gets its name as aspect from here. */
  readonly aspects: Readonly<Record<string, string>>;
  /** One of the aspects. */
  readonly keyAspect?: string | undefined;
  readonly place: Place;
}

/** What a plug-in may find wrong. */
export interface PluginCode {
  /** error: a page would be wrong or missing; warning: readers would be misled; info: hidden unless asked for. */
  readonly severity: "error" | "warning" | "info";
  /** The way out, in a sentence. */
  readonly help?: string | undefined;
  /** What `aspectdoc explain` prints. */
  readonly explanation: string;
  /** Told once, with the names of some, where more than three files have it in the same words: what a glob too wide brings. */
  readonly together?: boolean | undefined;
}

/** Something wrong with a file that is being read. */
export interface PluginProblem {
  /** One of `codes`. */
  readonly code: string;
  readonly message: string;
  readonly help?: string | undefined;
  readonly place?: Place | undefined;
}

/** What others call, and the named things that requests and answers are made of. */
export interface Offer {
  readonly endpoints: readonly Omit<Endpoint, "plugin">[];
  readonly payloads?: readonly Omit<Payload, "plugin">[] | undefined;
}

/** Looks at the catalogue as a whole. */
export interface PluginRules {
  check(catalogue: Catalogue, around?: RuleSurroundings): readonly FoundProblem[];
}

/** What the inputs hold besides what is read. */
export interface RuleSurroundings {
  /**
   * Paths of the JSON and YAML of each input that is a folder, read or not, by what its paths begin with: what isn't among them isn't
   * there, unless it has been installed.
   */
  readonly dataFiles: ReadonlyMap<string, ReadonlySet<string>>;
}

/** Something that a rule has found wrong with the catalogue. */
export interface FoundProblem extends Omit<PluginProblem, "place"> {
  /** A span of the catalogue, or a place in one of its files. */
  readonly span?: (Place & { readonly file: string }) | undefined;
}

/** Sections for the page of one thing. */
export interface AddedSections {
  /** Whose page. */
  readonly to: ThingAddress;
  readonly sections: readonly PlainSection[];
}

/** A thing of the catalogue: GraphQL by its coordinate, all others by their names. */
export type ThingAddress = `${"entity" | "aspect" | "schema" | "graphql" | "event"}:${string}`;

/** Where a link leads: to a thing, to a page of the same plug-in by its path and anchor, or to another site. */
export type LinkTarget = ThingAddress | `page:${string}` | `https://${string}` | `http://${string}`;

/** Words in a line: plain text, or with a way to something. */
export type Words = string | readonly (string | Word)[];

/** A stretch of words in one manner, and where it leads. */
export interface Word {
  readonly text: string;
  readonly to?: LinkTarget | undefined;
  readonly code?: boolean | undefined;
}

/** A family of pages. */
export interface PageFamily {
  /** Of its tab and its tree, e.g. `REST API`. */
  readonly label: string;
  /** In the order of the tree; the first one is what the tab leads to. None: there is neither tab nor tree. */
  readonly pages: readonly PlainPage[];
}

/** A page of a plug-in's own; all that it says is looked at and escaped before it is shown. */
export interface PlainPage {
  /** Below the plug-in's own address, e.g. `operations/getTag`; empty for the first page. Tells it from all others. */
  readonly path: string;
  readonly title: string;
  /** In the tree, where the title is too long for it. */
  readonly label?: string | undefined;
  /** One plain line. */
  readonly description?: string | undefined;
  /** Names of the groups that it is in, from the outermost on. */
  readonly group?: readonly string[] | undefined;
  /** What else search finds it by; a request such as `GET /ships/{id}` also with a value in its path. */
  readonly aliases?: readonly string[] | undefined;
  readonly badges?: readonly string[] | undefined;
  readonly deprecated?: string | boolean | undefined;
  /** Markdown. */
  readonly doc?: string | undefined;
  readonly facts?: readonly PlainFact[] | undefined;
  readonly sections?: readonly PlainSection[] | undefined;
  /** Where it is said. */
  readonly span?: (Place & { readonly file: string }) | undefined;
}

/** A line of a list of facts. */
export interface PlainFact {
  readonly label: string;
  readonly value: Words;
}

/** A heading and what stands below it. */
export interface PlainSection {
  /** Anchor, unique on the page: letters, digits, dots and dashes. */
  readonly id: string;
  readonly title: string;
  readonly parts: readonly PlainPart[];
  /** Below a smaller heading. */
  readonly sections?: readonly Omit<PlainSection, "sections">[] | undefined;
}

/** What stands in a section, in the manners that pages have. */
export type PlainPart =
  | { readonly kind: "text"; readonly markdown: string }
  | { readonly kind: "facts"; readonly facts: readonly PlainFact[] }
  | { readonly kind: "rows"; readonly nameLabel: string; readonly rows: readonly PlainRow[] }
  | { readonly kind: "table"; readonly columns: readonly string[]; readonly rows: readonly (readonly Words[])[] }
  | { readonly kind: "code"; readonly blocks: readonly PlainCode[] }
  | { readonly kind: "links"; readonly links: readonly PlainLink[] };

/** A field, parameter or option. */
export interface PlainRow {
  readonly name: string;
  readonly type: Words;
  readonly required?: boolean | undefined;
  readonly default?: string | undefined;
  /** Markdown in a line. */
  readonly doc?: string | undefined;
  readonly facts?: readonly Words[] | undefined;
  readonly badges?: readonly string[] | undefined;
  readonly deprecated?: string | boolean | undefined;
  readonly rows?: readonly PlainRow[] | undefined;
}

/** Several of them are tabs. */
export interface PlainCode {
  readonly label: string;
  readonly language: "pdl" | "json" | "graphql" | "yaml" | "python" | "shell" | "protobuf" | "text";
  readonly code: string;
}

/** A link of a list, with a note behind it. */
export interface PlainLink {
  readonly label: string;
  readonly to: LinkTarget;
  readonly note?: string | undefined;
}
