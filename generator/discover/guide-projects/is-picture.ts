/** Whether a path is that of a picture, by its ending, which a logo has to be. */
export function isPicture(path: string): boolean {
  return /\.(?:svg|png|jpe?g|webp|gif)$/i.test(path);
}
