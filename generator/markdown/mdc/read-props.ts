/** What a component of MDC is given, by name, numbers and flags as they are written; without the colon that says that a value is to be worked out. */
export type Props = ReadonlyMap<string, string>;

const inBraces =
  /(?<![^\s{])(:?[A-Za-z][\w-]{0,60})(?:=(?:"([^"\n]{0,1000})"|'([^'\n]{0,1000})'|([^\s"'}]{1,300})))?(?=[\s}]|$)/g;
const inYaml = /^[ \t]*([A-Za-z][\w-]{0,60}):[ \t]+(.{1,1000}?)[ \t]*\r?$/;

/** `{title="Tides" to="/tides" required}`. */
export function readBraces(written: string): Props {
  const props = new Map<string, string>();
  for (const [, name = "", double, single, bare] of written.matchAll(inBraces)) {
    props.set(name.replace(":", "").toLowerCase(), double ?? single ?? bare ?? "true");
  }
  return props;
}

/** The plain ones among lines of YAML. */
export function readYamlLines(lines: readonly string[]): Props {
  const props = new Map<string, string>();
  for (const line of lines) {
    const [, name, value] = inYaml.exec(line) ?? [];
    if (name !== undefined && value !== undefined) {
      props.set(name.toLowerCase(), /^(["'])(.*)\1$/.exec(value)?.[2] ?? value);
    }
  }
  return props;
}
