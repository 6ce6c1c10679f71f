/** Something is made or taken away where something else is: add a comment to an issue. */
const placed =
  /^\s*(add|create|delete|drop|post|put|remove)\s+(?:(?:an?|my|new|the)\s+){0,2}([\p{L}\d-]+(?: [\p{L}\d-]+)?)\s+(?:from|in|on|to)\s+(?:(?:an?|my|the)\s+)?([\p{L}\d-]+(?: [\p{L}\d-]+)?)[\s?.!]*$/iu;

const makes = /^(?:add|create|post|put)$/i;

/**
 * An order that says where something is put or taken from, in the words of servers, which make or remove what belongs there: `create issue
 * comment` for `add a comment to an issue`. None for any other.
 */
export function sayPlaced(order: string): readonly string[] {
  const [, verb = "", thing = "", place = ""] = placed.exec(order) ?? [];
  if (verb === "") return [];
  const verbs = makes.test(verb) ? ["create", "add"] : ["remove"];
  return verbs.map((each) => `${each} ${place} ${thing}`);
}
