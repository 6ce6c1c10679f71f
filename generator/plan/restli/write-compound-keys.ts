/** One key of several as the first protocol has it in a path, `photoId={photoId}`. */
const pair = /^([^={}]+)=(\{[^{}]+\})$/;

/**
 * A path in which the keys of associations are written as the protocol that requests are made in has them,
 * `/entries/(albumId:{albumId},photoId:{photoId})`. Older specifications have `/entries/albumId={albumId}&photoId={photoId}`,
 * which servers take from requests of the first protocol only.
 */
export function writeCompoundKeys(path: string): string {
  return path.split("/").map(writeKeys).join("/");
}

function writeKeys(segment: string): string {
  const pairs = segment.split("&").map((each) => pair.exec(each));
  const written = pairs.flatMap((found) => (found === null ? [] : `${found[1]}:${found[2]}`));
  return written.length < pairs.length ? segment : `(${written.join(",")})`;
}
