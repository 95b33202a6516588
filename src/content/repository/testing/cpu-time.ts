/** CPU time of some work in milliseconds, with that of the system. */
export function cpuTimeOf(work: () => unknown): number {
  const from = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(from);
  return (user + system) / 1000;
}
