/*
 * What went wrong, as programs print it: a line of a log, a trace, an answer of a server. It is about its message, and
 * what stands around that, when and where something was printed and in which package an exception is, is in no page.
 */

/** So much of a trace is looked at; the messages of longer ones stand at one of their ends. */
const longestTrace = 20_000;

/** A message without what is printed around it; any other text as it is. */
export function readMessage(text: string): string {
  const trace = text.trim();
  if (trace.length > longestTrace)
    return readMessage(`${trace.slice(0, longestTrace / 4)} ${trace.slice(-longestTrace / 4)}`);
  const message = readAnswer(trace) ?? readPythonTrace(trace) ?? readJavaTrace(trace) ?? dropLogStart(trace);
  return dropExceptions(message).trim();
}

/** A key of an answer whose value is the message, in each of the ways in which servers call it. */
const told = /"(?:message|error_description|errorMessage|detail|error)"\s*:\s*"((?:[^"\\]|\\.){3,2000})"/;

function readAnswer(text: string): string | undefined {
  return /^[[{]/.test(text) ? told.exec(text)?.[1] : undefined;
}

/** In Python the message is the last line of a trace; where that is cut off, the last frame says what was called. */
function readPythonTrace(text: string): string | undefined {
  if (!/(?:^|\s)(?:Traceback \(most recent call last\)|File "[^"\n]{1,300}", line \d+)/.test(text)) return undefined;
  const messages = text.match(/(?<![\w.])(?:\w{1,80}\.){0,12}\w{0,80}(?:Error|Exception|Exit|Interrupt)\b(?:: .*)?$/m);
  if (messages !== null) return messages[0];
  return [...text.matchAll(/line \d+, in (\w{1,80})/g)].at(-1)?.[1];
}

const frame = /\sat (?:[\w.-]{1,80}\/\/?)?((?:[\w$]{1,80}\.){1,20})([\w$<>]{1,80})\([\w.$: -]{0,120}\)/g;

/** In Java the message comes first and its frames behind it, of which one that stands alone says what was called. */
function readJavaTrace(text: string): string | undefined {
  const frames = [...` ${text}`.matchAll(frame)];
  const [first] = frames;
  if (first === undefined) return undefined;
  const before = text.slice(0, Math.max(0, first.index - 1)).trim();
  if (before !== "") return dropLogStart(before);
  const owner = (first[1] ?? "").split(".").at(-2) ?? "";
  const [, , method = ""] = first;
  // What begins, runs and reads is called like that everywhere.
  return /[a-z][A-Z]/.test(method) ? method : owner;
}

/** What only logs begin a line with: a time, or that something else went wrong by this. */
const logStart =
  /^(?:\[?\d{4}-\d\d-\d\d[T ][\d:.,Z+-]{5,20}\]?|\d\d:\d\d:\d\d[\d.,]{0,8}|Caused by:|Exception in thread "[^"]{0,80}")\s+/;

/** What stands behind that: a thread, how grave it is, who says it and in which line. */
const logPart =
  /^(?:\[[^\]]{1,80}\]|(?:ERROR|WARN|WARNING|INFO|DEBUG|FATAL|CRITICAL)\b:?|\{[\w.]{1,120}:\d+\}|[\w.$]{1,120}:\d+(?= -)|-)\s+/;

function dropLogStart(text: string): string {
  let rest = text.replace(logStart, "");
  if (rest === text) return text;
  for (let match = logPart.exec(rest); match !== null; match = logPart.exec(rest)) rest = rest.slice(match[0].length);
  return rest;
}

const exception = /(?<![\w.$])(?:[\w$]{1,80}\.){1,12}([A-Z]\w{0,80}(?:Error|Exception))\b(?::\s+(?=\S+\s+\S+\s+\S))?/g;

/** An exception with its package counts for its own name, and where a message follows it, that says what it is about. */
function dropExceptions(text: string): string {
  if (!/\s/.test(text)) return text;
  return text.replace(exception, (whole, name: string) => (/\s$/.test(whole) ? "" : name));
}
