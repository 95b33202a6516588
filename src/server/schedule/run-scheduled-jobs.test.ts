import { expect, test } from 'vitest';
import { hour } from '#durations.ts';
import { runScheduledJobs } from './run-scheduled-jobs.ts';

const quiet = { warn: () => {} };
const work = () => Promise.resolve();

test('two scheduled jobs cannot have the same name, because the log tells jobs apart by their names', () => {
  const twice = [
    { name: 'sweep', every: hour, work },
    { name: 'sweep', every: hour, later: true, work },
  ];
  expect(() => runScheduledJobs(quiet, twice)).toThrow('«sweep»');
});

test('a job runs at the start and again, unless its first run waits', async () => {
  const runs = { now: 0, later: 0 };
  const second = Promise.withResolvers<void>();
  const stop = runScheduledJobs(quiet, [
    { name: 'now', every: 5, work: async () => ((runs.now += 1) === 2 ? second.resolve() : undefined) },
    { name: 'later', every: hour, later: true, work: async () => void (runs.later += 1) },
  ]);
  await second.promise;
  await stop();
  expect(runs.later).toBe(0);
});

test('a failed run is logged with the name of its job, and the job runs again', async () => {
  const logged: unknown[] = [];
  const again = Promise.withResolvers<void>();
  let runs = 0;
  const failOnce = async () => {
    runs += 1;
    if (runs === 1) throw new Error('no disk');
    again.resolve();
  };
  const log = { warn: (facts: object) => void logged.push(facts) };
  const stop = runScheduledJobs(log, [{ name: 'sweep', every: 5, work: failOnce }]);
  await again.promise;
  await stop();
  expect(logged).toEqual([expect.objectContaining({ scheduledJob: 'sweep' })]);
});

test('a job skips a run while its previous run is in progress, and stopping waits for the run', async () => {
  const started = Promise.withResolvers<void>();
  const done = { runs: 0, ended: false };
  const slow = async (stopping: AbortSignal) => {
    done.runs += 1;
    started.resolve();
    await new Promise((resolve) => stopping.addEventListener('abort', resolve));
    done.ended = true;
  };
  let ticks = 0;
  const ticked = Promise.withResolvers<void>();
  const stop = runScheduledJobs(quiet, [
    { name: 'slow', every: 1, work: slow },
    { name: 'clock', every: 1, work: async () => ((ticks += 1) === 20 ? ticked.resolve() : undefined) },
  ]);
  await started.promise;
  await ticked.promise;
  await stop();
  expect(done).toEqual({ runs: 1, ended: true });
});
