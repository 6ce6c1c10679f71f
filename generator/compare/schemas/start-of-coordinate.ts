/** What a coordinate begins with: the full name of a schema, with those of fields in it, in letters of any script. */
export function startOfCoordinate(coordinate: string): string {
  return /^[\p{L}\p{N}_.$-]+/u.exec(coordinate)?.[0] ?? coordinate;
}
