/** Whether a request names this machine: a name of elsewhere that leads here would give its pages what only this machine may read. */
export function isLocalHost(host: string | undefined): boolean {
  return host !== undefined && /^(?:127\.0\.0\.1|localhost|\[::1\])(?::\d+)?$/i.test(host);
}

/** What anybody else is told. */
export const foreignHost = "This server answers to this machine only.\n";
