import type { CliArgument } from "../../../catalogue/cli.ts";

/** Help of an argument with its own facts put in, as `%(default)s` asks for; `%%` is a sign. */
export function fillHelp(
  text: string,
  { name, type, choices, default: preset }: Pick<CliArgument, "name" | "type" | "choices" | "default">,
  program: string,
): string {
  const facts: ReadonlyMap<string, string | undefined> = new Map([
    ["default", preset ?? "None"],
    ["prog", program],
    ["dest", name.replace(/^-+/, "").replaceAll("-", "_")],
    ["type", type],
    ["choices", choices?.join(", ")],
  ]);
  return text.replace(/%(?:%|\((\w+)\)[a-z])/g, (sign, fact?: string) =>
    fact === undefined ? "%" : (facts.get(fact) ?? sign),
  );
}
