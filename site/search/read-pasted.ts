import { splitWords } from "../../generator/page-model/search-words.ts";
import { isKindWord } from "./read-kind.ts";

/*
 * What people paste instead of typing: a piece of a payload, a request, a line that imports something, a path. Each form says
 * in a few of its characters what it is about; the others are its grammar, and would be looked for in vain.
 */

/** The forms, of which the first that fits is taken: each gives what is looked for, or nothing where a text has not that form. */
const forms: readonly ((text: string) => string | undefined)[] = [
  readImport,
  readOperation,
  readCall,
  readPairs,
  readRequest,
  readPath,
];

/** A query as somebody would have typed it who wants what a pasted piece of code is about; any other query as it is. */
export function readPasted(text: string): string {
  for (const form of forms) {
    const read = form(text);
    if (read !== undefined && read.trim() !== "") return read.trim();
  }
  return text;
}

/** So much of a recipe is looked at; it begins with its source. */
const longestRecipe = 2000;

/** What a recipe is made of, each with its type, in YAML or JSON. */
const component =
  /(?:^|[\s{,])["']?(source|sink|transformers?)["']?\s*:\s*(?:[-{[]\s*){0,3}["']?type["']?\s*:\s*["']?([\w.-]+)/i;

/** The first thing that a recipe names, whatever it is configured with: `source: { type: mysql, config: … }`. */
export function readRecipe(text: string): string | undefined {
  const [, kind, name] = component.exec(text.slice(0, longestRecipe)) ?? [];
  return kind === undefined ? undefined : `${kind} ${name}`;
}

/** `from a.b import C` is about C, `import a.b as c` about a.b, whose parts are words of its name. */
function readImport(text: string): string | undefined {
  const [, , name] = /^from\s+([\w.]+)\s+import\s+\(?\s*(\w+)/.exec(text) ?? [];
  if (name !== undefined) return name;
  const [, path] = /^import\s+(?:static\s+)?([\w$]+(?:\.[\w$]+)+)(?:\s+as\s+\w+|\s*;)?$/.exec(text) ?? [];
  return path;
}

const operation =
  /^(?:(query|mutation|subscription)\b\s*\w*\s*(?:\([^)]*\))?\s*)?\{\s*(?:\w+\s*:\s*)?([A-Za-z_]\w*)\s*(?:\(|\{)/;

/** A document of GraphQL is about the first field of it, which is an operation: `mutation { addTag(input: {}) }`. */
function readOperation(text: string): string | undefined {
  const [, kind = "query", name] = operation.exec(text) ?? [];
  return name === undefined ? undefined : `${kind} ${name}`;
}

const call =
  /^(?:(?:await|return|[\w.]+\s*=)\s+)?@?((?:[A-Za-z_]\w*\.)*)([A-Za-z_]\w*)\((?=[^()]*(?:["'=]|:\s*[^\s)]))/;

/**
 * A call with what it is given is about what is called: `make_urn(name="x")`, `ships(first: 10) { id }`. What stands before it is
 * mostly a name that its writer chose, unless it is that of a class.
 */
function readCall(text: string): string | undefined {
  const [, before = "", name] = call.exec(text) ?? [];
  // What is printed of an error is its message.
  if (name !== undefined && /(?:Error|Exception|Warning)$/.test(name)) return undefined;
  const owner = /([A-Z]\w*)\.$/.exec(before)?.[0] ?? "";
  return name === undefined ? undefined : `${owner}${name}`;
}

const pair = /^[\s{,-]*((?:(?:"[\w.$-]+"|[\w.$-]+)\s*:(?=[\s"'{[])[\s{]*)+)(\[?["']?[^\s"',]*["']?)(?:[\s,}\]]|$)(.*)$/;

/** Another pair behind one, as in what is nothing but pairs. */
const nextPair = /^\s*(?:-\s+)?[\w.$-]+:(?:\s|$)/;

/** Says nothing about what a key is. */
const literal = /^(?:true|false|null|yes|no|-?\d[\d.]*|[[{]?)$/i;

/** A key that says of what kind its value is: `aspectName`, `entityType`; alone, `type` and `name` say nothing. */
const ofKind = /^(?:names?|types?|urns?)$/i;

/** What one thing is called says nothing of the things that are written like it, as the pairs behind do. */
const namedBefore = /^[\s{]*(?:"(?:id|name|urn)"\s*:\s*"[^"]*"\s*,\s*)+(?=")/;

/**
 * A pair of JSON or YAML. A value that is data says nothing, so that its keys are meant, those around it before it with dots,
 * as options are called; a value that is a name is meant, and its key may say of what kind it is.
 */
function readPairs(text: string): string | undefined {
  const [, keys = "", quoted = "", rest = ""] = pair.exec(text.replace(namedBefore, "")) ?? [];
  const path = (keys.match(/[\w.$-]+/g) ?? []).filter((key) => !ofKind.test(key));
  const isQuoted = keys.includes('"');
  if (/(?:Error|Exception)\b/.test(keys)) return undefined;
  const isCode = isQuoted || /[_.]|[a-z][A-Z]/.test(keys) || isKindWord(path.at(-1) ?? "");
  const value = quoted.replace(/[[\]"'}]/g, "");
  // A message has words behind its colon, and what begins as one as well.
  const isAlone = isQuoted || rest.trim() === "" || nextPair.test(rest);
  if (keys === "" || (!isCode && !(literal.test(value) || path.length > 1)) || !isAlone) return undefined;
  if (literal.test(value)) return path.length === 0 ? undefined : path.join(".");
  const last = splitWords(path.at(-1) ?? "");
  const [kind = ""] = last;
  if (isKindWord(kind) && last.slice(1).every((word) => ofKind.test(word))) return `${kind} ${value}`;
  return path.length === 0 ? value : `${path.join(".")} ${value}`;
}

const address = /\bhttps?:\/\/([^/\s'"]+)(\/[^\s'"]*)?/i;

/** A server of one's own, which has no pages. */
const ownHost = /^(?:localhost|\d+(?:\.\d+){3}|[^.]+)(?::\d+)?$/;

/** A server that answers programs. */
const apiHost = /^(?:[\w-]+\.)*api\./i;

/**
 * A call of `curl` is about the path behind the host; what a header or a body says is beside it. The address of a page is about
 * the last of its path, and the folder may say the kind; that of a file about what the file declares.
 */
function readRequest(text: string): string | undefined {
  const isCall = /^(?:curl|wget|http)\s/i.test(text);
  if (!isCall && !/^https?:\/\/\S+$/i.test(text)) return undefined;
  const [, host = "", path = ""] = address.exec(text) ?? [];
  const own = decode(path.replace(/#.*$/, ""));
  const method = /^curl\s/i.test(text) ? readMethod(text) : "";
  if (isCall || ownHost.test(host) || apiHost.test(host)) return own === "" ? undefined : `${method} ${own}`.trim();
  // No page is called like a value: what has one in its path was asked of a server.
  if (/\/(?:\d+|[\da-f]{8}-[\da-f-]{27})\/?(?:\?.*)?$|\/urn:/i.test(own)) return own;
  return readPath(own.replace(/\?.*$/, "")) ?? readPage(own.replace(/\?.*$/, ""), readPart(text));
}

/** What `curl` asks with where nobody says it: it sends what it is given, and fetches otherwise. */
function readMethod(text: string): string {
  const [, method] = /\s(?:-X|--request)[\s=]?["']?([A-Z]+)["']?(?:\s|$)/.exec(text) ?? [];
  if (method !== undefined) return method;
  if (/\s(?:-I|--head)\s/.test(text)) return "HEAD";
  const sends = /\s(?:-d|-F|--data(?:-\w+)?|--form(?:-string)?|--json)[\s=@"']/.test(text);
  return sends && !/\s(?:-G|--get)\s/.test(text) ? "POST" : "GET";
}

/** A page of all of a kind has each of them as a part. */
function readPage(path: string, part: string | undefined): string | undefined {
  const [last = "", folder = ""] = path
    .split("/")
    .filter((each) => each !== "")
    .toReversed();
  if (part !== undefined && isKindWord(toKindWord(last))) return `${toKindWord(last)} ${part}`;
  return isKindWord(toKindWord(folder)) ? `${toKindWord(folder)} ${last}` : last;
}

/** A folder may be called after a kind and say more: `sink_docs`, `inputObjects`. */
function toKindWord(folder: string): string {
  return isKindWord(folder) ? folder : (splitWords(folder)[0] ?? "");
}

/** The part of a page that an address leads to; a line of a file is none. */
export function readPart(text: string): string | undefined {
  const [, part = ""] = /^https?:\/\/[^\s#]+#([^\s#]+)$/i.exec(text) ?? [];
  return part === "" || /^L\d/.test(part) ? undefined : decode(part);
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Files that are called as what they declare or tell, with a line behind them as messages have it. */
const file = /^[\w./@+-]*?([\w@+-]+)\.(pdl|pdsc|avsc|py|java|kt|mdx?)(?::\d+)*:?$/;

/** Where packages begin in the paths of files, by what their names begin with. */
const packagePath = /(?:^|\/)((?:com|org|io|net)\/[\w/]+)$/;

/** A path of a file is about what it declares: its full name, where the folders are its package; the folder may say the kind. */
function readPath(text: string): string | undefined {
  const [, name, ending] = file.exec(text) ?? [];
  if (name === undefined) return undefined;
  const folders = text
    .slice(0, text.lastIndexOf(`${name}.`))
    .split("/")
    .filter((folder) => folder !== "");
  if (ending !== "py" && ending !== "md" && ending !== "mdx") {
    const [, inside] = packagePath.exec([...folders, name].join("/")) ?? [];
    return inside?.replaceAll("/", ".") ?? name;
  }
  const kind = ending === "py" ? folders.find((folder) => isKindWord(folder)) : undefined;
  return kind === undefined ? name : `${kind} ${name}`;
}
