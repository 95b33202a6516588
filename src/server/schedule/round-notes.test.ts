import { expect, test, vi } from 'vitest';
import { hour } from '#durations.ts';
import { runScheduledJobs } from './run-scheduled-jobs.ts';
import type { RoundBook } from './round-book.ts';

const quiet = { warn: () => {} };

/** A book that keeps what it is told, in memory. */
function memoryBook() {
  const noted: { name: string; did: number; error: unknown }[] = [];
  const asked: string[] = [];
  const known: string[] = [];
  const book: RoundBook = {
    know: async (rounds) => void known.push(...rounds.map(({ name }) => name)),
    noteLong: async () => {},
    note: async ({ name, did, error }) => void noted.push({ name, did, error }),
    takeAsked: async (names) => asked.splice(0).filter((name) => names.includes(name)),
  };
  return { book, noted, asked, known };
}

test('a process notes the work that it does, and the first round even if there was nothing to do', async () => {
  const { book, noted, known } = memoryBook();
  const stop = runScheduledJobs(quiet, [{ name: 'alerts', every: hour, work: async () => {} }], book);
  await vi.waitFor(() => expect(noted).toEqual([{ name: 'alerts', did: 0, error: undefined }]));
  await stop();
  expect(known).toEqual(['alerts']);
});

test('of quick rounds with nothing to do one a minute is noted; rounds that did something all are', async () => {
  const { book, noted } = memoryBook();
  const results = [0, 0, 3, { read: 2, kept: 1 }, undefined];
  const done = Promise.withResolvers<void>();
  const work = async () => (results.length > 0 ? results.shift() : done.resolve());
  const stop = runScheduledJobs(quiet, [{ name: 'alerts', every: 2, work }], book);
  await done.promise;
  await stop();
  expect(noted.map(({ did }) => did)).toEqual([0, 3, 3]);
});

test('a failed round is noted, and so is the round that ends the failures', async () => {
  const { book, noted } = memoryBook();
  const failure = new Error('no disk');
  let runs = 0;
  const work = async () => {
    runs += 1;
    if (runs === 2) throw failure;
  };
  const stop = runScheduledJobs(quiet, [{ name: 'sweep', every: 2, work }], book);
  await vi.waitFor(() => expect(noted.map(({ error }) => error)).toEqual([undefined, failure, undefined]));
  await stop();
});

test('a round that an operator asks for begins within seconds, after the round under way', async () => {
  const { book, asked } = memoryBook();
  const first = Promise.withResolvers<void>();
  let [runs, atOnce, most] = [0, 0, 0];
  const work = async () => {
    runs += 1;
    atOnce += 1;
    most = Math.max(most, atOnce);
    if (runs === 1) await first.promise;
    atOnce -= 1;
  };
  const stop = runScheduledJobs(quiet, [{ name: 'sweep', every: hour, work }], book);
  asked.push('sweep');
  await vi.waitFor(() => expect(asked).toEqual([]), 5000);
  first.resolve();
  await vi.waitFor(() => expect(runs).toBe(2));
  await stop();
  expect(most).toBe(1);
});

test('a book that cannot be written is logged, and the work goes on', async () => {
  const logged: unknown[] = [];
  const { book } = memoryBook();
  const broken = { ...book, note: () => Promise.reject(new Error('away')) };
  const done = Promise.withResolvers<void>();
  const log = {
    warn: (_facts: unknown, words?: string) => {
      logged.push(words);
      done.resolve();
    },
  };
  const stop = runScheduledJobs(log, [{ name: 'sweep', every: hour, work: async () => 1 }], broken);
  await done.promise;
  await stop();
  expect(logged).toEqual(['rounds could not be noted']);
});
