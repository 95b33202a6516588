/** Measures the milliseconds for which work blocks the process. */
export function timed(work: () => unknown): number {
  const started = performance.now();
  work();
  return performance.now() - started;
}

/** Measures the milliseconds of asynchronous work. */
export async function timedUntil(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

export function figures(times: readonly number[]): string {
  const [p50, p95, p99] = [0.5, 0.95, 0.99].map((part) => percentile(times, part).toFixed(2));
  return `p50 ${p50} ms, p95 ${p95} ms, p99 ${p99} ms`;
}

export function percentile(values: readonly number[], part: number): number {
  return values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))] ?? Number.NaN;
}

/**
 * Returns the bytes in use after two garbage collections. The first collection frees arrays, and their memory
 * is released before the second.
 */
export function memory(): number {
  globalThis.gc?.();
  globalThis.gc?.();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}
