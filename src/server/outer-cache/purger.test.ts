import { expect, onTestFinished, test, vi } from 'vitest';
import { Purger } from './purger.ts';

const rhythm = { between: 100, again: 200, retry: 50 };

function started(answers: (keys: readonly string[]) => Promise<void> = async () => undefined) {
  const [sent, lines]: [{ keys: readonly string[]; at: number }[], string[]] = [[], []];
  const note = (said: unknown, line?: string) => void lines.push(line ?? String(said));
  const purge = (keys: readonly string[]) => {
    sent.push({ keys, at: Date.now() });
    return answers(keys);
  };
  const purger = new Purger({ kind: 'varnish', purge }, { info: note, warn: note }, rhythm);
  onTestFinished(() => purger.stop());
  return { purger, sent, lines };
}

test('a thousand changes cause a purge at once, and then one an interval with all topics', async () => {
  const { purger, sent } = started();
  purger.purge('content');
  await vi.waitFor(() => expect(sent.map(({ keys }) => keys)).toEqual([['mvi-content']]));
  for (let times = 0; times < 1000; times += 1) purger.purge(times % 2 === 0 ? 'offers' : 'reference');
  await vi.waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]?.keys.toSorted()).toEqual(['mvi-content', 'mvi-offers', 'mvi-reference']);
  expect((sent[1]?.at ?? 0) - (sent[0]?.at ?? 0)).toBeGreaterThanOrEqual(rhythm.between - 5);
});

test('a purge is repeated once, for a page that was on its way to the cache', async () => {
  const { purger, sent } = started();
  purger.purge('offers');
  await vi.waitFor(() => expect(sent).toHaveLength(2));
  expect(sent.map(({ keys }) => keys)).toEqual([['mvi-offers'], ['mvi-offers']]);
});

test('a purge that fails is sent again until it succeeds, and the log says so once', async () => {
  let fails = 3;
  const { purger, sent, lines } = started(async () => {
    fails -= 1;
    if (fails >= 0) throw new Error('away');
  });
  purger.purge('offers');
  await vi.waitFor(() => expect(lines).toHaveLength(2));
  expect(sent.length).toBe(4);
  expect(lines).toEqual([expect.stringContaining('could not be purged'), expect.stringContaining('purged again')]);
});
