import { InvalidInput } from '#words/invalid-input.ts';
import type { Refused } from './office-screen.ts';
import { problemOf } from './problem-code.ts';

/** Returns what a refused form shows; null for an error that is no refusal. */
export function refusedOf(error: unknown, form: string, typed: FormData): Refused | null {
  if (error instanceof InvalidInput) return { form, fields: error.fields, problem: null, typed };
  const problem = problemOf(error);
  return problem === null ? null : { form, fields: {}, problem, typed };
}
