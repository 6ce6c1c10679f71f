/** What a file of Git LFS begins with as long as its content isn't there. */
const signature = Buffer.from("version https://git-lfs.github.com/spec/");

/** As many of a file's first bytes tell. */
export const lfsHeadSize = signature.length;

/** Whether bytes only say which content Git LFS keeps elsewhere for a file. */
export function isLfsPointer(bytes: Buffer): boolean {
  return bytes.subarray(0, signature.length).equals(signature);
}
