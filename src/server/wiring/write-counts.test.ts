import { expect, test, vi } from 'vitest';
import { writeCounts } from './write-counts.ts';

test('while counted views cannot be written, one line says so, and one when they are written again', async () => {
  const lines: string[] = [];
  const note = (said: unknown, line?: string) => void lines.push(line ?? String(said));
  let flushes = 0;
  const flush = async () => {
    flushes += 1;
    if (flushes <= 3) throw new Error('away');
  };
  const stop = writeCounts({ flush }, { what: 'views', log: { warn: note, info: note }, rhythm: 5 });
  await vi.waitFor(() => expect(flushes).toBeGreaterThan(5));
  await stop();
  expect(lines).toEqual(['counted views could not be written; they wait', 'counted views are written again']);
});
