/*
 * What libraries say of data and of calls that are not as something declares them. The message is in no page; what the data was
 * to be, and which field of it is wrong, stand in it.
 */

/** A name as only code has it: `DataClass`, and no word that begins a sentence. */
const className = `((?:[\\w$]{1,80}\\.){0,12})([A-Z]\\w{0,80}[a-z]\\w{0,80})`;

const quoted = `["'\`]([\\w$]{1,80})["'\`]`;

/** Says by the name what is then looked for; nothing for what can't be looked for. */
type Say = (found: RegExpExecArray) => string | undefined;

/** What a message says, and what is then looked for; the first that fits is taken. */
const forms: readonly (readonly [RegExp, Say])[] = [
  // Data that is not as its schema says, by the way to what is wrong.
  [/ERROR :: (\/\S{0,400}) :: (.{0,200})/, ({ input, 1: way = "", 2: fault = "" }) => toField(input, way, fault)],
  [new RegExp(`\\bfield ${quoted} is required but it is not present`, "i"), ([, name = ""]) => `kind:field ${name}`],
  [/\bNo enum constant ((?:\w{1,80}\.){1,20}\w{1,80})\.\w/, ([, name]) => name],
  [new RegExp(`["'\`] is not a valid ${className}(?![\\w.])`), ([, , name = ""]) => `enum ${name}`],
  // Options that are not as a class in Python says, by the first that is wrong.
  [
    /\bvalidation errors? for (\w{1,100})\s+([\w.\][]{1,200}(?: -> [\w.\][]{1,80}){0,8})\s+(.{0,60})/,
    ([, name = "", option = "", fault = ""]) => toOption(name, option, fault),
  ],
  [
    /\bregistered (source|sink|transformer) for type ([\w.-]{1,80}[\w-])/i,
    ([, kind = "", name = ""]) => `${kind} ${name}`,
  ],
  // A call with other arguments than it takes.
  [
    /(?<![\w.])(?:\w{1,80}\.){0,12}?(\w{1,80})(?:\.__init__|\.__new__)?\(\) (?:missing \d+ required|got an unexpected keyword|takes \d+ positional|takes from \d+)/,
    ([, name = ""]) => (name.startsWith("__") ? undefined : name),
  ],
  // A member that isn't there.
  [new RegExp(`["'\`]${className}["'\`] object has no attribute`), ([, , name]) => name],
  [
    new RegExp(`\\b(?:module ["'\`][\\w.]{1,200}["'\`] has no attribute|cannot import name) ["'\`]${className}["'\`]`),
    ([, , name]) => name,
  ],
];

/** What something was refused for, as somebody would type it who looks it up; nothing for any other text. */
export function readInvalid(text: string): string | undefined {
  const message = text.slice(0, longest).replaceAll("\\", "");
  for (const [pattern, say] of forms) {
    const found = pattern.exec(message);
    const said = found === null ? undefined : say(found);
    if (said !== undefined) return said;
  }
  return undefined;
}

const longest = 4000;

/**
 * The field at the end of a way like `/owners/0/owner`, where numbers are places in lists and a full name says what the data is
 * from there on. Without any, what stands around the way may say of what record it is.
 */
function toField(message: string, way: string, fault: string): string | undefined {
  const steps = way.split("/").filter((step) => step !== "" && !/^\d+$/.test(step));
  const named = steps.findLastIndex((step) => step.includes("."));
  const [, ofRecord] = /\brecord with class ([\w.]{1,300}\w)/.exec(message) ?? [];
  const record = (steps[named] ?? ofRecord)?.split(".").at(-1);
  const fields = steps.slice(named + 1);
  const last = fields.at(-1);
  // Of what isn't declared, what should have declared it tells.
  if (last === undefined || (fields.length === 1 && fault.startsWith("unrecognized field")))
    return record === undefined ? last && `kind:field ${last}` : `record ${record}`;
  const around = fields.at(-2) ?? record;
  return around === undefined ? `kind:field ${last}` : `kind:field ${around}.${last}`;
}

/** An option of the source that a class configures, by its name; one that isn't there only the source tells of. */
function toOption(name: string, option: string, fault: string): string {
  const configured = name.replace(/(?:V\d+)?(?:Source|Sink)?(?:V\d+)?(?:Config(?:uration)?|Settings|Options)$/, "");
  if (configured === "" || configured === name) return `${name} ${option}`;
  return /^extra\b/i.test(fault) ? `source ${configured}` : `${configured} ${option.replaceAll(" -> ", ".")}`;
}
