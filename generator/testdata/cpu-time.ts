/** Milliseconds of processor time that `run` takes in this process; other work on the machine counts little. */
export function measureCpuTime(run: () => void): number {
  const before = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}
