/** How an answer goes, in the words of HTTP. */
export function nameStatus(status: string): string {
  const words = statusWords.get(status);
  if (status === "default") return "Any other";
  return words === undefined ? status : `${status} ${words}`;
}

const statusWords: ReadonlyMap<string, string> = new Map([
  ["200", "OK"],
  ["201", "Created"],
  ["202", "Accepted"],
  ["204", "No Content"],
  ["206", "Partial Content"],
  ["301", "Moved Permanently"],
  ["302", "Found"],
  ["303", "See Other"],
  ["304", "Not Modified"],
  ["307", "Temporary Redirect"],
  ["308", "Permanent Redirect"],
  ["400", "Bad Request"],
  ["401", "Unauthorized"],
  ["402", "Payment Required"],
  ["403", "Forbidden"],
  ["404", "Not Found"],
  ["405", "Method Not Allowed"],
  ["406", "Not Acceptable"],
  ["408", "Request Timeout"],
  ["409", "Conflict"],
  ["410", "Gone"],
  ["412", "Precondition Failed"],
  ["413", "Content Too Large"],
  ["415", "Unsupported Media Type"],
  ["416", "Range Not Satisfiable"],
  ["422", "Unprocessable Content"],
  ["423", "Locked"],
  ["424", "Failed Dependency"],
  ["428", "Precondition Required"],
  ["429", "Too Many Requests"],
  ["500", "Internal Server Error"],
  ["501", "Not Implemented"],
  ["502", "Bad Gateway"],
  ["503", "Service Unavailable"],
  ["504", "Gateway Timeout"],
]);
