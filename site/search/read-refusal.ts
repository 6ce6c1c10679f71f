/*
 * Why a GraphQL server refuses a request, in the words of the specification's own library, of that for Java, and of those that
 * say it alike. What the request has wrong is in no page; what it was wrong about is quoted behind it.
 */

const name = `["'\`](\\w{1,80})["'\`]`;
const type = `["'\`][[]{0,4}(\\w{1,80})[\\]!]{0,8}["'\`]`;

/** What a message says, and what is then looked for. */
const forms: readonly (readonly [RegExp, (first: string, second: string, third: string) => string])[] = [
  // Something is wrong with what a field is given.
  [form(`field ["'\`](\\w{1,80})\\.(\\w{1,80})["'\`]`), toMember],
  [form(`argument ${name} on field ${name} of type ${name}`), (_, field, owner) => toMember(owner, field)],
  // The type has no such field, or the request doesn't say which fields of it are wanted.
  [form(`field ${name} (?:on|in|of|is not defined by|(?:doesn't|does not) exist on) type ${type}`), toOwner],
  [form(`field ${name} argument ${name} of type`), (field) => field],
  // A variable is of no such type, or has not what that asks for.
  [form(`unknown type ${type}`), toType],
  [form(`variable ["'\`]\\$\\w{1,80}["'\`] (?:of|expected value of) (?:required )?type ${type}`), toType],
  [form(`in ${name} enum`), toType],
  // In Java, the way to it in the request, which is one operation.
  [form(`validation error \\(\\w{1,40}@\\[(\\w{1,80})\\]\\)`), (operation) => operation],
];

/** What a request was refused for, as somebody would type it who looks it up; nothing for any other text. */
export function readRefusal(text: string): string | undefined {
  const message = text.slice(0, 2000).replaceAll("\\", "");
  for (const [pattern, say] of forms) {
    const found = pattern.exec(message);
    if (found !== null) return say(found[1] ?? "", found[2] ?? "", found[3] ?? "");
  }
  return undefined;
}

function form(source: string): RegExp {
  return new RegExp(`\\b${source}`, "i");
}

const roots: ReadonlySet<string> = new Set(["query", "mutation", "subscription"]);

/** The type that was asked; of the three that hold operations the one that is nearest to what was asked for. */
function toOwner(field: string, owner: string): string {
  return roots.has(owner.toLowerCase()) ? toMember(owner, field) : `object ${owner}`;
}

function toMember(owner: string, field: string): string {
  return roots.has(owner.toLowerCase()) ? `${owner.toLowerCase()} ${field}` : `${owner}.${field}`;
}

function toType(asked: string): string {
  return `graphql ${asked}`;
}
