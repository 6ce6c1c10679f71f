import { type ApiOperation, asText } from "./api-document.ts";

/** What a framework that names operations by its own code leaves in their names, and numbers that tell two of one name apart. */
const ofFrameworks = [
  /^\w+Controller[_.]\w+$/,
  /Using(?:GET|POST|PUT|DELETE|PATCH|HEAD|OPTIONS)(?:_\d+)?$/,
  /[a-z]_\d+$/i,
  /^[\da-f]{32}$|^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i,
];

/** Words that such names have besides those of a path. */
const around: ReadonlySet<string> = new Set(["api", "and", "by", "for", "from", "in", "of", "the", "to", "with"]);

/** With fewer of them from the path, a name is one that people would have given. */
const leastWords = 3;

/**
 * Whether the `operationId` was made by a program: of the code behind the operation, which tells its callers nothing, or of the method
 * and the path, which these say in a form that is easier to read.
 */
export function isMadeId({ node, method, path, isWebhook }: ApiOperation): boolean {
  const id = asText(node["operationId"])?.trim();
  if (id === undefined || isWebhook) return false;
  if (ofFrameworks.some((form) => form.test(id))) return true;
  if (id.endsWith(`${path.replace(/\W/g, "_")}_${method}`)) return true;
  const ofPath = new Set(splitWords(path).filter((word) => !isAround(word)));
  const ofId = splitWords(id).filter((word) => word !== method && !isAround(word));
  return ofId.length >= leastWords && ofId.every((word) => ofPath.has(word)) && new Set(ofId).size === ofPath.size;
}

function isAround(word: string): boolean {
  return around.has(word) || /^v?\d+$/.test(word);
}

/** In small letters and without the ending of a plural: `userIds` has `user` and `id`. */
function splitWords(name: string): readonly string[] {
  const words = name
    .replace(/([a-z\d])([A-Z])/g, "$1 $2")
    .replace(/([A-Z])([A-Z][a-z])/g, "$1 $2")
    .match(/[\p{L}\p{N}]+/gu);
  return (words ?? []).map((word) => word.toLowerCase().replace(/(?<=\w{2})s$/, ""));
}
