/**
 * Types that Python code writes, as far as it can be told by the text alone that one takes all that another does: unions in each of
 * their spellings, `Optional`, collections that are only read. What names stand for is not followed.
 */
type PythonType =
  | { readonly kind: "union"; readonly members: readonly PythonType[] }
  | { readonly kind: "named"; readonly name: string; readonly of: readonly PythonType[] };

/** Whether a value of the one type is always a value of the other; types that can't be told are of themselves alone. */
export function typeFits(given: string, taken: string): boolean {
  if (given === taken) return true;
  const [from, to] = [readType(given), readType(taken)];
  return from !== undefined && to !== undefined && fits(from, to);
}

/** Whether two texts write one type, as `Optional[str]` and `str | None` do. */
export function isSameType(before: string, after: string): boolean {
  return typeFits(before, after) && typeFits(after, before);
}

/** Nobody nests types so deep, and what is deeper need not be told. */
const mostLevels = 10;

/** What can be read of any collection that has it, the narrower ones by the wider one. */
const heldBy: ReadonlyMap<string, readonly string[]> = new Map([
  ["Iterable", ["Iterator", "Generator", "Collection", "Sequence", "MutableSequence", "List", "Set", "FrozenSet"]],
  ["Collection", ["Sequence", "MutableSequence", "List", "Set", "FrozenSet"]],
  ["Sequence", ["MutableSequence", "List"]],
  ["MutableSequence", ["List"]],
  ["Mapping", ["MutableMapping", "Dict"]],
  ["MutableMapping", ["Dict"]],
  ["float", ["int"]],
  ["int", ["bool"]],
]);

/** Collections that can't be written to, so that one of narrower things is one of wider things. */
const readOnly = new Set(["Iterable", "Iterator", "Collection", "Sequence", "FrozenSet", "Tuple", "Type"]);

function fits(from: PythonType, to: PythonType): boolean {
  if (to.kind === "named" && (to.name === "Any" || to.name === "object")) return true;
  if (from.kind === "union") return from.members.every((member) => fits(member, to));
  if (to.kind === "union") return to.members.some((member) => fits(from, member));
  if (from.name !== to.name && heldBy.get(to.name)?.includes(from.name) !== true) return false;
  if (to.of.length === 0) return true;
  if (from.of.length !== to.of.length) return false;
  return from.of.every((each, index) => {
    const other = to.of[index];
    if (other === undefined) return false;
    const isRead = readOnly.has(to.name) || (to.name === "Mapping" && index === 1);
    return fits(each, other) && (isRead || fits(other, each));
  });
}

/** The type that a text writes, none if it is anything else, as a `Callable` and its list. */
function readType(text: string): PythonType | undefined {
  const tokens = text.replace(/["']/g, "").match(/[\w.]+|[[\],|]|\S/g) ?? [];
  let at = 0;
  const readUnion = (level: number): PythonType | undefined => {
    const members: PythonType[] = [];
    do {
      const member = readNamed(level);
      if (member === undefined) return undefined;
      members.push(member);
    } while (tokens[at] === "|" && at++ >= 0);
    return toUnion(members);
  };
  const readNamed = (level: number): PythonType | undefined => {
    const word = tokens[at++];
    if (word === undefined || !/^[\w.]+$/.test(word) || level > mostLevels) return undefined;
    const of: PythonType[] = [];
    if (tokens[at] === "[") {
      do {
        at++;
        const each = readUnion(level + 1);
        if (each === undefined) return undefined;
        of.push(each);
      } while (tokens[at] === ",");
      if (tokens[at++] !== "]") return undefined;
    }
    return toType(toName(word), of);
  };
  const type = readUnion(0);
  return at === tokens.length ? type : undefined;
}

const builtIns = new Map(["list", "dict", "set", "tuple", "type"].map((name) => [name, capitalize(name)]));

function toName(written: string): string {
  const name = written.replace(/^(?:typing|typing_extensions|collections\.abc|builtins)\./, "");
  return name === "frozenset" ? "FrozenSet" : (builtIns.get(name) ?? name);
}

function capitalize(name: string): string {
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}

function toType(name: string, of: readonly PythonType[]): PythonType | undefined {
  // What these hold are values, whose quotes are gone, or what only tools look at.
  if (name === "Literal" || name === "Annotated") return undefined;
  if (name === "Union" && of.length > 0) return toUnion(of);
  if (name === "Optional" && of.length > 0) return toUnion([...of, { kind: "named", name: "None", of: [] }]);
  return { kind: "named", name, of };
}

function toUnion(members: readonly PythonType[]): PythonType {
  const [only] = members;
  return only !== undefined && members.length === 1 ? only : { kind: "union", members };
}
