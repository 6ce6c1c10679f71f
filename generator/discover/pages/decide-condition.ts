/** What a condition of Liquid goes by: the value of a name, `null` where it has none for certain, undefined where nobody here knows. */
export type FindValue = (name: string) => string | null | undefined;

const simple =
  /^\s*([A-Za-z_][\w-]{0,60}(?:\.[\w-]{1,60}){1,6})\s*(?:(==|!=)\s*(?:"([^"]{0,200})"|'([^']{0,200})'|(true|false|nil|-?\d{1,15}(?:\.\d{1,15})?)))?\s*$/;

/** Whether a condition with one name in it holds; undefined for one that says more, or whose name may stand for anything. */
export function decideCondition(condition: string, find: FindValue): boolean | undefined {
  const [, name, sign, double, single, plain] = simple.exec(condition) ?? [];
  const value = name === undefined ? undefined : find(name);
  if (value === undefined) return undefined;
  if (sign === undefined) return value !== null && value !== "false";
  const wanted = double ?? single ?? plain ?? "";
  const isSame = plain === "nil" ? value === null : value === wanted;
  return (sign === "==") === isSame;
}
