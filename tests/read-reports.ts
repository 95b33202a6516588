import { readFile } from 'node:fs/promises';
import { stripVTControlCharacters } from 'node:util';

/**
 * Result of a run of tests. A test that passed only at its second attempt counts as passed, and is also
 * listed as unsteady.
 */
export type Outcome = {
  readonly passed: number;
  readonly skipped: number;
  readonly failed: readonly string[];
  readonly unsteady: readonly string[];
};

type Rule = { fullName: string; status: string; failureMessages: string[] };

/**
 * @param file the JSON report of Vitest. It contains the errors of failed attempts, even if a later attempt
 * passed
 */
export async function readRules(file: string): Promise<Outcome> {
  const { testResults }: { testResults: { name: string; message: string; assertionResults: Rule[] }[] } =
    await readReport(file);
  const rules = testResults.flatMap(({ assertionResults }) => assertionResults);
  // Reports the message of a test file that could not be loaded, because such a file has no failed tests.
  const unread = testResults.filter(({ message }) => message !== '').map(({ name, message }) => line(name, message));
  const passed = rules.filter(({ status }) => status === 'passed');
  const failed = rules.filter(({ status }) => status === 'failed');
  return {
    passed: passed.length,
    skipped: rules.length - passed.length - failed.length,
    failed: [...unread, ...failed.map(ruleLine)],
    unsteady: passed.filter(({ failureMessages }) => failureMessages.length > 0).map(ruleLine),
  };
}

function ruleLine({ fullName, failureMessages }: Rule): string {
  return line(fullName, failureMessages[0]);
}

type Attempt = { error?: { message?: string } };
type Journey = { file: string; title: string; tests: { status: string; results: Attempt[] }[] };
type Suite = { specs: Journey[]; suites?: Suite[] };

/** @param file the JSON report of Playwright */
export async function readJourneys(file: string): Promise<Outcome> {
  const { suites }: { suites: Suite[] } = await readReport(file);
  const journeys = suites.flatMap(specsOf);
  const having = (status: string) => journeys.filter(({ tests }) => tests.some((test) => test.status === status));
  return {
    passed: having('expected').length + having('flaky').length,
    skipped: having('skipped').length,
    failed: having('unexpected').map(journeyLine),
    unsteady: having('flaky').map(journeyLine),
  };
}

function specsOf({ specs, suites = [] }: Suite): Journey[] {
  return [...specs, ...suites.flatMap(specsOf)];
}

function journeyLine({ file, title, tests }: Journey): string {
  const attempts = tests.flatMap(({ results }) => results);
  return line(`${file} › ${title}`, attempts.find(({ error }) => error)?.error?.message);
}

function line(name: string, message = ''): string {
  return `${name}: ${stripVTControlCharacters(message).replaceAll(/\s+/g, ' ').slice(0, 200)}`;
}

async function readReport<T>(file: string): Promise<T> {
  return JSON.parse(await readFile(file, 'utf8'));
}
