/**
 * A name without what means something in paths and addresses, or can't be seen in them: letters of any script with the marks
 * upon them, digits, and `._-` stay, each other character is a hyphen. Composed, as nearly all that is typed is.
 */
export function toPlainName(name: string): string {
  return name
    .normalize("NFC")
    .replace(/[^\p{L}\p{M}\p{N}._-]|\p{Default_Ignorable_Code_Point}/gu, "-")
    .replace(/(?<![\p{L}\p{M}\p{N}])\p{M}+/gu, "-");
}
