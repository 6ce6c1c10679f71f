const openFence = /^(?:[\t >]|[-*+] |\d{1,9}[.)] )*(`{3,}|~{3,})(.*)$/;

/** A fence that is open: its mark, where it stands and what follows it on its line. */
export interface OpenFence {
  readonly mark: string;
  /** Offset in its line. */
  readonly column: number;
  readonly language: string;
}

/** The fence that a line opens; undefined for any other line. */
export function readFence(line: string): OpenFence | undefined {
  const fenced = openFence.exec(line);
  const mark = fenced?.[1];
  if (mark === undefined || (mark.startsWith("`") && fenced?.[2]?.includes("`"))) return undefined;
  return { mark, column: line.indexOf(mark), language: fenced?.[2]?.trim() ?? "" };
}

/** Whether a line ends the fence that was opened by a mark. */
export function closesFence(line: string, mark: string): boolean {
  const closing = /^[\t >]*(`{3,}|~{3,})[ \t]*$/.exec(line)?.[1];
  return closing !== undefined && closing[0] === mark[0] && closing.length >= mark.length;
}
