import { sdkCodes } from "../../../diagnostics/codes/sdk.ts";
import type { Report } from "../../../diagnostics/report.ts";
import type { LibraryCode, CodeFiles } from "../../../parse/documents.ts";
import { parseDocstring } from "../../../docstring/parse-docstring.ts";
import type { SdkDocument, SdkFunctionNode, SdkModuleNode } from "../../../parse/sdk/sdk-document.ts";
import type { SphinxDocument, SphinxListing } from "../../../parse/sphinx/sphinx-document.ts";
import { listPackages } from "../../ingestion/code/list-packages.ts";
import { openPython } from "../../code/open-python.ts";
import { createPythonClasses } from "../../code/python-classes.ts";
import { createPythonModules, type PythonModule, type PythonModules } from "../../code/python-modules.ts";
import { deriveUrns, locateUrns } from "./derive-urns.ts";
import { findRoots } from "./find-roots.ts";
import type { Library } from "./library-context.ts";
import type { UrnKey } from "./list-urn-keys.ts";
import { listPackageModules } from "./list-package-modules.ts";
import { orderLists } from "./order-lists.ts";
import { startOfFile } from "../../../places/start-of-file.ts";
import { readClass } from "./read-class.ts";
import { listShownClasses, readModule, type ModuleChoice } from "./read-module.ts";
import { readUrnExtras } from "./read-urn-extras.ts";

/** What a library is read from. */
export interface LibrarySources {
  readonly files: CodeFiles;
  readonly open: LibraryCode["open"];
  /** What a Sphinx project lists. */
  readonly lists: readonly SphinxDocument[];
  /** Packages that the configuration names; they come in place of what is listed. */
  readonly packages: readonly string[];
  readonly urnKeys: readonly UrnKey[];
}

/**
 * The client library as its source says it, in the form in which manifests describe one: a page for each list of a
 * Sphinx project, or for each package that is named. Nothing of it is run.
 */
export async function readLibrary(sources: LibrarySources, report: Report): Promise<readonly SdkDocument[]> {
  const { files, lists, packages, open } = sources;
  const listed = packages.length > 0 ? [] : orderLists(lists).filter(({ listed }) => listed.length > 0);
  if (files.size === 0 || (packages.length === 0 && listed.length === 0)) return [];
  const paths = new Set(files.keys());
  const read = await open(files, report);
  const names = [...packages, ...listed.flatMap((list) => list.listed.map(({ name }) => name.split(":", 1)[0] ?? ""))];
  const { modules, classes, evaluator } = openPython({ roots: findRoots(names, paths), paths, read });
  const [own] = listPackages({ paths, read });
  const around = { modules, evaluator };
  const chosen: readonly ChosenModule[] = [
    ...packages
      .flatMap((name) => listPackageModules(name, paths, modules))
      .map((module) => ({ module, choice: whole })),
    ...listed.flatMap((list) => list.listed).flatMap((listing) => findListed(listing, modules) ?? []),
  ];
  const library: Library = {
    ...around,
    classes,
    pydantic: own?.pydantic ?? 2,
    shown: new Set(chosen.flatMap(({ module, choice }) => listShownClasses(module, choice, around))),
  };
  if (packages.length > 0) {
    return packages.flatMap((name, position) => readPackage(name, { position, paths, library, report }));
  }
  const slugs = nameLists(listed);
  const documents: SdkDocument[] = [];
  const missing: SphinxListing[] = [];
  for (const [position, list] of listed.entries()) {
    const found: SdkModuleNode[] = [];
    for (const listing of list.listed) {
      if (listing.kind === "click") continue;
      if (isGenerated(listing, library)) found.push(...(await readUrns(listing, sources, library, report)));
      else found.push(...readListing(listing, library, missing));
    }
    const page = { text: slugs.get(list) ?? "", span: startOfFile(list.file) };
    // The classes of records and enums have their own page.
    if (found.length === 0 || page.text === "models") continue;
    const { file, title, doc } = list;
    documents.push({
      kind: "sdkDocument",
      file,
      page,
      title,
      doc,
      external: [],
      modules: joinModules(found),
      position,
      span: page.span,
    });
  }
  reportMissing(missing, report);
  return documents;
}

/** Of a package that is named, each module is shown as a whole. */
const whole: ModuleChoice = { excluded: new Set(), alphabetical: false, inherited: false };

/** The name of a page is that of its file; where two have the same, those of their folders stand in front. */
function nameLists(lists: readonly SphinxDocument[]): ReadonlyMap<SphinxDocument, string> {
  const toSlug = (path: string): string =>
    path
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, "-")
      .replace(/^-+|-+$/g, "");
  const nameBy = ({ file }: SphinxDocument, parts: number): string =>
    toSlug(
      file
        .replace(/\.rst$/, "")
        .split("/")
        .slice(-parts)
        .join("-"),
    );
  const counts = new Map<string, number>();
  for (const list of lists) counts.set(nameBy(list, 1), (counts.get(nameBy(list, 1)) ?? 0) + 1);
  return new Map(lists.map((list) => [list, nameBy(list, counts.get(nameBy(list, 1)) === 1 ? 1 : 2)]));
}

/** Whether a module is among those that a build makes of the model. */
function isGenerated({ name }: SphinxListing, { modules }: Library): boolean {
  return /\.metadata\.(?:urns|schema_classes)$/.test(name) && modules.find(name) === undefined;
}

function readListing(listing: SphinxListing, library: Library, missing: SphinxListing[]): readonly SdkModuleNode[] {
  const found = findListed(listing, library.modules);
  if (found !== undefined) return [readModule(found.module, found.choice, library)];
  missing.push(listing);
  return [];
}

/** Fewer may be as many mistakes; more are a package of which the input holds a part. */
const fewestOfPart = 5;

function reportMissing(missing: readonly SphinxListing[], report: Report): void {
  const [first, ...others] = missing;
  if (first !== undefined && missing.length >= fewestOfPart) {
    report.add(sdkCodes.missingModule({ name: first.name, others: others.map(({ name }) => name) }), first.span);
    return;
  }
  for (const { name, span } of missing) report.add(sdkCodes.missingModule({ name, others: [] }), span);
}

interface ChosenModule {
  readonly module: PythonModule;
  readonly choice: ModuleChoice;
}

function findListed(listing: SphinxListing, modules: PythonModules): ChosenModule | undefined {
  const { name, kind, members, alphabetical, inherited } = listing;
  const end = kind === "module" ? name.length : name.lastIndexOf(".");
  const module = modules.find(name.slice(0, Math.max(0, end)));
  const wanted = kind === "module" ? members : [name.slice(end + 1)];
  const choice = { excluded: new Set(listing.excluded), members: wanted, alphabetical, inherited };
  return module && { module, choice };
}

/** What several directives name of one module stands together. */
function joinModules(modules: readonly SdkModuleNode[]): readonly SdkModuleNode[] {
  const joined = new Map<string, SdkModuleNode>();
  for (const module of modules) {
    const known = joined.get(module.name);
    joined.set(
      module.name,
      known === undefined
        ? module
        : {
            ...known,
            constants: [...known.constants, ...module.constants],
            enums: [...known.enums, ...module.enums],
            functions: [...known.functions, ...module.functions],
            classes: [...known.classes, ...module.classes],
          },
    );
  }
  return [...joined.values()];
}

/** The classes of URNs, of the keys of the model and of what the checkout says about all of them. */
async function readUrns(
  listing: SphinxListing,
  { files, open, urnKeys }: LibrarySources,
  library: Library,
  report: Report,
): Promise<readonly SdkModuleNode[]> {
  if (!listing.name.endsWith(".urns") || urnKeys.length === 0) return [];
  const { name: module, inherited, span } = listing;
  const excluded = new Set(listing.excluded);
  const top = module.split(".", 1)[0] ?? "";
  const of = library.classes.findByName(`${top}.utilities.urns._urn_base`, "Urn");
  const base = of && readClass(of, [], { excluded, inherited: false }, library);
  const extras = new Map<string, readonly SdkFunctionNode[]>();
  const script = [...files.keys()].find((path) => path.endsWith("/scripts/avro_codegen.py"));
  const generator =
    script &&
    createPythonModules({
      roots: [script.replace(/\/?[^/]+$/, "")],
      paths: new Set([script]),
      read: await open(files, report),
    }).find("avro_codegen");
  const added = generator ? readUrnExtras(generator, library.evaluator) : undefined;
  if (added !== undefined) {
    const { path } = added.file;
    const read = await open(new Map([[path, added.file]]), report);
    const written = createPythonModules({ roots: [path.replace(/\/?[^/]+$/, "")], paths: new Set([path]), read });
    const own = { ...library, modules: written, classes: createPythonClasses(written) };
    const found = written.find("avro_codegen");
    const node = found && readModule(found, { excluded, alphabetical: true, inherited: false }, own);
    for (const each of node?.classes ?? []) {
      extras.set(
        each.name,
        each.methods.map((method) => placeMethod(method, module, added.node.span)),
      );
    }
  }
  const parts = { module, base: base && { ...base, methods: base.methods }, extras, excluded, inherited, span };
  return [deriveUrns(urnKeys, parts)];
}

/** A method that stands in a text: its place is that of the text, and its types are about the module. */
function placeMethod(method: SdkFunctionNode, module: string, span: SdkDocument["span"]): SdkFunctionNode {
  const type = method.returns?.type;
  return {
    ...method,
    returns: type && { ...method.returns, type: locateUrns(type.text, module, span) },
    parameters: method.parameters.map((each) => ({
      ...each,
      type: each.type && locateUrns(each.type.text, module, span),
      span,
    })),
    span,
  };
}

function readPackage(
  name: string,
  {
    position,
    paths,
    library,
    report,
  }: {
    readonly position: number;
    readonly paths: ReadonlySet<string>;
    readonly library: Library;
    readonly report: Report;
  },
): readonly SdkDocument[] {
  const modules = listPackageModules(name, paths, library.modules);
  if (modules.length === 0) {
    report.add(sdkCodes.missingPackage({ name }));
    return [];
  }
  const shown = modules
    .map((module) => readModule(module, whole, library))
    .filter(
      ({ doc, constants, enums, functions, classes }) =>
        doc !== undefined || constants.length + enums.length + functions.length + classes.length > 0,
    );
  const [own] = modules;
  const span = startOfFile(own?.file ?? "");
  const slug = name.toLowerCase().replace(/[^a-z0-9]+/g, "-");
  return [
    {
      kind: "sdkDocument",
      file: span.file,
      page: { text: slug === "models" ? "models-package" : slug, span },
      title: name,
      doc: parseDocstring(own?.document.doc).doc,
      external: [],
      modules: shown,
      position,
      span,
    },
  ];
}
