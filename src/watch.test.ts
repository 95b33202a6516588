import { expect, test } from 'vitest';
import { hearEndedWork, watched } from './watch.ts';

const work = { kind: 'round', name: 'a round of this test' } as const;

test('those who watch hear of work that succeeded and of work that failed, until they stop', async () => {
  const heard: unknown[] = [];
  const stop = hearEndedWork((ended) => {
    if (ended.work.kind === 'round' && ended.work.name === work.name) heard.push(ended.error ?? ended.result);
  });
  expect(await watched(work, async () => 'done')).toBe('done');
  const error = new Error('no');
  await expect(watched(work, () => Promise.reject(error))).rejects.toBe(error);
  stop();
  await watched(work, async () => 'unheard');
  expect(heard).toEqual(['done', error]);
});
