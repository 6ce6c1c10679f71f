/** What a thing is called without the namespaces in its name: `Pod` of `io.k8s.api.core.v1.Pod`; undefined where there are none. */
export function toLastPart(name: string): string | undefined {
  return /^[\p{L}_][\p{L}\p{N}_.-]*\.([\p{L}_][\p{L}\p{N}_-]*)$/u.exec(name)?.[1];
}
