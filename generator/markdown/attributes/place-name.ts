/**
 * What authors may call a place on a page: those of other tools have letters of any script, slashes and signs in them,
 * `syntax/roles`, `option-add-+toolchain`, `@acme/client`. A tilde begins those of ours.
 */
export const placeName = String.raw`[\p{L}\p{N}_@-][\p{L}\p{M}\p{N}_:./+=@-]{0,200}`;

const whole = new RegExp(`^${placeName}$`, "u");

/** Whether a text is such a name from its first letter to its last. */
export function isPlaceName(text: string): boolean {
  return whole.test(text);
}
