/** Milliseconds of processor time that `run` takes in this process; other work on the machine counts little. */
export function measureCpuTime(run: () => void): number {
  const before = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

/** The same for work that is waited for, if nothing else is done meanwhile. */
export async function measureCpuTimeUntil(run: () => Promise<void>): Promise<number> {
  const before = process.cpuUsage();
  await run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}
