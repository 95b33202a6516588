import { access, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { Threads, Unanswered } from './threads.ts';

const threadsOf = (count: number, milliseconds = 20_000) =>
  new Threads({ file: '#board/testing/stubborn-thread.ts', count, milliseconds });

test.each(['exit', 'throw', 'fill'])(
  'a thread that would %s is replaced, and its caller gets an error',
  async (fault) => {
    const threads = threadsOf(1);
    await expect(threads.run(fault)).rejects.toBeInstanceOf(Unanswered);
    expect(await threads.run('work')).toBe('work done');
  },
);

test.each(['hang', 'be silent'])('a thread that would %s is ended after its time limit', async (fault) => {
  const threads = threadsOf(1, 3000);
  await expect(threads.run(fault)).rejects.toBeInstanceOf(Unanswered);
  expect(await threads.run('work')).toBe('work done');
});

test('tasks run one after the other, and each caller gets the answer to its own task', async () => {
  const threads = threadsOf(2);
  const tasks = Array.from({ length: 20 }, (_, index) => `task ${index}`);
  expect(await Promise.all(tasks.map((task) => threads.run(task)))).toEqual(tasks.map((task) => `${task} done`));
});

test('a hanging thread does not delay other tasks', async () => {
  const threads = threadsOf(2, 3000);
  const hanging = threads.run('hang').catch((error: unknown) => error);
  expect(await threads.run('work')).toBe('work done');
  expect(await hanging).toBeInstanceOf(Unanswered);
});

test('if a thread cannot be ended yet, its caller gets the error at once and its slot stays occupied', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'threads-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const over = join(folder, 'over');
  const threads = threadsOf(1, 1000);
  await expect(threads.run(over)).rejects.toBeInstanceOf(Unanswered);
  await expect(access(over)).rejects.toMatchObject({ code: 'ENOENT' });
  expect(await threads.run('work')).toBe('work done');
  await access(over);
});
