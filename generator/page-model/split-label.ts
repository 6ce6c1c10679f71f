/** A longer word may not fit on a line of a list beside the page, deep down in its tree and where it is strong. */
const longWord = /(\S{14,})/;

/** A label in pieces between which a line may break: where the parts of a long name meet. Most labels are one piece. */
export function splitLabel(label: string): readonly string[] {
  return label
    .split(longWord)
    .flatMap((piece, index) => (index % 2 === 0 ? piece : piece.split(/(?<=[._]|[\w}]\/)|(?<=[a-z0-9])(?=[A-Z])/)))
    .filter((piece) => piece !== "");
}
