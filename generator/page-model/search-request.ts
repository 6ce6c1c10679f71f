/** A call over HTTP as somebody writes it. */
export interface WrittenRequest {
  /** In capitals; empty where none is said. */
  readonly method: string;
  /** Those of the path; a placeholder is `{}`, whatever it is called. */
  readonly parts: readonly string[];
}

const request = /^(?:(delete|get|head|options|patch|post|put|trace)\s+)?(\/\S*)$/i;

/** A request such as `GET /ships/{id}`, also with values in its path, or the path alone; undefined for anything else. */
export function readRequest(text: string): WrittenRequest | undefined {
  const [, method = "", path] = request.exec(text.trim()) ?? [];
  if (path === undefined) return undefined;
  const parts = path
    .replace(/[?#].*$/, "")
    .split("/")
    .filter((part) => part !== "")
    .map((part) => part.replace(/\{[^{}]*\}|^:[A-Za-z_]\w*$/g, "{}").toLowerCase());
  return parts.length === 0 ? undefined : { method: method.toUpperCase(), parts };
}

/** A request as the index has it. */
export function printRequest({ method, parts }: WrittenRequest): string {
  return `${method} /${parts.join("/")}`.trim();
}
