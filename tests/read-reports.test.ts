import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readJourneys, readRules } from './read-reports.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mvi-reports-'));
});

afterEach(() => rm(folder, { recursive: true }));

async function written(report: object): Promise<string> {
  const file = join(folder, 'report.json');
  await writeFile(file, JSON.stringify(report));
  return file;
}

const rule = (fullName: string, status: string, ...failureMessages: string[]) => ({
  fullName,
  status,
  failureMessages,
});

test('a test that passed at its second attempt counts as passed and is named; a failed test is named with its reason', async () => {
  const assertionResults = [
    rule('steady', 'passed'),
    rule('unsteady', 'passed', 'Error: too slow'),
    rule('broken', 'failed', 'Error: 1 is\n\u001B[31mnot\u001B[39m 2'),
    rule('left out', 'skipped'),
  ];
  const testResults = [
    { name: 'a.test.ts', message: '', assertionResults },
    { name: 'b.test.ts', message: 'cannot be read', assertionResults: [] },
  ];
  expect(await readRules(await written({ testResults }))).toEqual({
    passed: 2,
    skipped: 1,
    failed: ['b.test.ts: cannot be read', 'broken: Error: 1 is not 2'],
    unsteady: ['unsteady: Error: too slow'],
  });
});

const journey = (title: string, status: string, ...errors: string[]) => ({
  file: 'a.spec.ts',
  title,
  tests: [{ status, results: errors.map((message) => ({ error: { message } })) }],
});

test('a journey is reported in the same way, however deep its group is nested', async () => {
  const group = { specs: [journey('unsteady', 'flaky', 'too slow'), journey('left out', 'skipped')] };
  const suite = { specs: [journey('steady', 'expected'), journey('broken', 'unexpected', 'no')], suites: [group] };
  expect(await readJourneys(await written({ suites: [suite] }))).toEqual({
    passed: 2,
    skipped: 1,
    failed: ['a.spec.ts › broken: no'],
    unsteady: ['a.spec.ts › unsteady: too slow'],
  });
});
