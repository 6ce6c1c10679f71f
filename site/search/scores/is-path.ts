/** Whether something and a part of it are written as code does. */
export function isPath(text: string): boolean {
  return /^\w+\.\w+$/.test(text);
}
