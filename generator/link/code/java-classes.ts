import { toSimpleName } from "../../catalogue/to-simple-name.ts";
import type { JavaClass, JavaDocument, JavaField, JavaMethod } from "../../parse/java/java-document.ts";

/** The Java files of a model; each is read when it is asked for. */
export interface JavaSources {
  readonly paths: ReadonlySet<string>;
  read(path: string): JavaDocument | undefined;
}

/** A class with the file that declares it, in which its names mean something. */
export interface JavaType {
  readonly document: JavaDocument;
  readonly declared: JavaClass;
}

/** A member with the class that declares it. */
export interface JavaMember<Member> {
  readonly owner: JavaType;
  readonly member: Member;
}

/** Classes by name. A name that leads out of the model leads nowhere. */
export interface JavaClasses {
  /** The class that a name means in a file, or inside of a class there. */
  find(
    name: string,
    from: { readonly document: JavaDocument; readonly declared?: JavaClass | undefined },
  ): JavaType | undefined;
  /** A field by its plain name: one of the class or what it extends, or one that the file imports. */
  findField(name: string, from: JavaType): JavaMember<JavaField> | undefined;
  /** Methods of a name, those of the class before those that it inherits or the file imports. */
  findMethods(name: string, from: JavaType): readonly JavaMember<JavaMethod>[];
}

/** So many classes may extend each other in a row; a cycle ends there as well. */
const longestLine = 20;

/** Resolves names among Java files. */
export function createJavaClasses({ paths, read }: JavaSources): JavaClasses {
  const byName = indexByName(paths);

  // Calls are followed from many places, and ask for the same names again and again.
  const loaded = new Map<string, JavaType | undefined>();
  const found = new Map<JavaDocument | JavaClass, Map<string, JavaType | undefined>>();

  // Classes of constants have a thousand of them, and are asked for each name that is nowhere nearer.
  const membersOf = createLists(listMembers);
  const importsOf = createLists(listImports);

  function load(full: string): JavaType | undefined {
    if (!loaded.has(full)) loaded.set(full, readType(full));
    return loaded.get(full);
  }

  /** A class by its full name; what stands behind a class's name is a class in it. */
  function readType(full: string): JavaType | undefined {
    for (let end = full.length; end > 0; end = full.lastIndexOf(".", end - 1)) {
      const paths = byName.get(full.slice(0, end));
      if (paths === undefined) continue;
      const start = full.lastIndexOf(".", end - 1) + 1;
      for (const path of paths) {
        const document = read(path);
        // Folders of another package may end as those of this one do.
        if (document === undefined || document.package !== full.slice(0, Math.max(0, start - 1))) continue;
        const found = descend({ classes: document.classes }, full.slice(start).split("."));
        return found === undefined ? undefined : { document, declared: found };
      }
    }
    return undefined;
  }

  const find: JavaClasses["find"] = (name, from) => {
    const place = from.declared ?? from.document;
    let known = found.get(place);
    if (known === undefined) found.set(place, (known = new Map()));
    if (!known.has(name)) known.set(name, resolve(name, from));
    return known.get(name);
  };

  const resolve: JavaClasses["find"] = (name, { document, declared }) => {
    const parts = name.split(".");
    const [first = "", ...rest] = parts;
    const own = (declared && descend(declared, parts)) ?? descend(document, parts);
    if (own !== undefined) return { document, declared: own };
    const { named, folders } = importsOf(document);
    const imported = named.get(first);
    if (imported !== undefined) return load([imported, ...rest].join("."));
    const near = load(document.package === "" ? name : `${document.package}.${name}`);
    if (near !== undefined) return near;
    for (const folder of folders) {
      const found = load(`${folder}.${name}`);
      if (found !== undefined) return found;
    }
    return rest.length === 0 ? undefined : load(name);
  };

  function* listLine(from: JavaType): Generator<JavaType> {
    let type: JavaType | undefined = from;
    for (let length = 0; type !== undefined && length < longestLine; length += 1) {
      yield type;
      const outer: JavaType = type;
      type = outer.declared.base === undefined ? undefined : find(outer.declared.base, outer);
    }
  }

  function* listImporting(name: string, { document }: JavaType): Generator<JavaType> {
    for (const one of document.imports) {
      if (!one.static || !(one.all || one.name.endsWith(`.${name}`))) continue;
      const type = load(one.all ? one.name : one.name.slice(0, one.name.lastIndexOf(".")));
      if (type !== undefined) yield type;
    }
  }

  /** Where a member is looked for, the nearest first; what is imported is read only if nothing nearer has it. */
  function* listOwners(name: string, from: JavaType): Generator<JavaType> {
    yield* listLine(from);
    yield* topsOf(from);
    yield* listImporting(name, from);
  }

  const searchField: JavaClasses["findField"] = (name, from) => {
    for (const owner of listOwners(name, from)) {
      const member = membersOf(owner.declared).fields.get(name);
      if (member !== undefined) return { owner, member };
    }
    return undefined;
  };
  const searchMethods: JavaClasses["findMethods"] = (name, from) => {
    for (const owner of listOwners(name, from)) {
      const methods = membersOf(owner.declared).methods.get(name);
      if (methods !== undefined) return methods.map((member) => ({ owner, member }));
    }
    return [];
  };
  return { find, findField: rememberByName(searchField), findMethods: rememberByName(searchMethods) };
}

/** The same search, done once for each name and class. */
function rememberByName<Found>(
  search: (name: string, from: JavaType) => Found,
): (name: string, from: JavaType) => Found {
  const known = new Map<JavaClass, Map<string, { readonly found: Found }>>();
  return (name, from) => {
    let names = known.get(from.declared);
    if (names === undefined) known.set(from.declared, (names = new Map()));
    let remembered = names.get(name);
    if (remembered === undefined) names.set(name, (remembered = { found: search(name, from) }));
    return remembered.found;
  };
}

interface Members {
  /** The first of each name. */
  readonly fields: ReadonlyMap<string, JavaField>;
  readonly methods: ReadonlyMap<string, readonly JavaMethod[]>;
}

/** What is listed of classes or files, once for each. */
function createLists<Of extends object, List>(list: (of: Of) => List): (of: Of) => List {
  const lists = new Map<Of, List>();
  return (of) => {
    let known = lists.get(of);
    if (known === undefined) lists.set(of, (known = list(of)));
    return known;
  };
}

interface Imports {
  /** What stands for a name: the first import that ends in it. */
  readonly named: ReadonlyMap<string, string>;
  /** Of what all is imported. */
  readonly folders: readonly string[];
}

function listImports({ imports }: JavaDocument): Imports {
  const single = imports.filter(({ all }) => !all).map(({ name }) => name);
  return {
    named: new Map(single.toReversed().map((name) => [toSimpleName(name), name])),
    folders: imports.filter(({ all }) => all).map(({ name }) => name),
  };
}

function listMembers({ fields, methods }: JavaClass): Members {
  const byName = new Map<string, JavaMethod[]>();
  for (const method of methods) {
    const known = byName.get(method.name);
    if (known === undefined) byName.set(method.name, [method]);
    else known.push(method);
  }
  return { fields: new Map(fields.toReversed().map((field) => [field.name, field])), methods: byName };
}

/** The classes of a file, whose members a class in one of them sees too. */
function topsOf({ document, declared }: JavaType): readonly JavaType[] {
  return document.classes.filter((top) => top !== declared).map((top) => ({ document, declared: top }));
}

function descend(
  { classes }: { readonly classes: readonly JavaClass[] },
  names: readonly string[],
): JavaClass | undefined {
  const [first, ...rest] = names;
  const found = classes.find(({ name }) => name === first);
  return found === undefined || rest.length === 0 ? found : descend(found, rest);
}

/**
 * Files by the full names of the classes that they are named for: what stands behind the folder of sources, which is
 * called `java`, or else any of the folders above; whoever opens the file sees whether it is that one.
 */
function indexByName(paths: ReadonlySet<string>): ReadonlyMap<string, readonly string[]> {
  const byName = new Map<string, string[]>();
  const elsewhere: (readonly [name: string, path: string])[] = [];
  const add = (name: string, path: string): void => {
    const known = byName.get(name);
    if (known === undefined) byName.set(name, [path]);
    else known.push(path);
  };
  for (const path of [...paths].sort()) {
    const name = path.replace(/\.java$/, "").replaceAll("/", ".");
    const root = `.${name}`.lastIndexOf(".java.");
    if (root >= 0) add(name.slice(root + "java.".length), path);
    else elsewhere.push([name, path]);
  }
  // What a folder of sources says counts first.
  for (const [name, path] of elsewhere)
    for (let start = 0; ; start = name.indexOf(".", start) + 1) {
      add(name.slice(start), path);
      if (!name.includes(".", start)) break;
    }
  return byName;
}
