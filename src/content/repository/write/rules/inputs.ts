import { z } from 'zod';
import { day, minute } from '#durations.ts';
import { safeText } from '../../models/safe-text.ts';

/** An input that is no document breaks its bounds, for example a reason or a planned time. */
export class InvalidInput extends Error {
  readonly code = 'content.invalidInput';
  readonly field: string;
  constructor(field: string, problem: string) {
    super(`${field}: ${problem}`);
    this.field = field;
  }
}

/** Limit of documents of one publication or release. */
const maxDocuments = 500;
const [longestReason, longestWords, longestTitle, longestGuest] = [500, 2000, 200, 100];
const furthest = 731 * day;

const text = (longest: number) => safeText(longest).transform((one) => one.trim());
const inputs = {
  reason: text(longestReason).pipe(z.string().min(1)),
  words: text(longestWords),
  title: text(longestTitle).pipe(z.string().min(1)),
  guest: text(longestGuest).pipe(z.string().min(1)),
  search: safeText(longestTitle),
} as const;

/**
 * Returns a text of people without space around it: the reason of a withdrawal, the words of a review, the
 * title of a release, the name of a guest, or a search.
 * @throws InvalidInput
 */
export function readBoundedText(field: keyof typeof inputs, given: string): string {
  const read = inputs[field].safeParse(given);
  if (!read.success) throw new InvalidInput(field, read.error.issues[0]?.message ?? 'is wrong');
  return read.data;
}

/** @throws InvalidInput for a time that is past by more than a minute, or later than in two years */
export function requirePlannable(at: Date, now: Date): void {
  const ahead = at.getTime() - now.getTime();
  if (!(ahead >= -minute)) throw new InvalidInput('at', 'is past');
  if (ahead > furthest) throw new InvalidInput('at', 'is later than in two years');
}

/** @throws InvalidInput if a list is empty, too long, or names a document twice */
export function requireDocuments(ids: readonly string[]): void {
  if (ids.length === 0) throw new InvalidInput('documents', `should be 1 to ${maxDocuments}`);
  boundDocuments(ids);
}

/** @throws InvalidInput if a list is too long, or names a document twice */
export function boundDocuments(ids: readonly string[]): void {
  if (ids.length > maxDocuments) throw new InvalidInput('documents', `should be at most ${maxDocuments}`);
  if (new Set(ids).size < ids.length) throw new InvalidInput('documents', 'name a document twice');
}

const maxInteger = 2 ** 31 - 1;

/** Tells if a number can be the number of a version, or the id of a row; the database has no greater ones. */
export const isNumberOfRow = (number: number): boolean =>
  Number.isInteger(number) && number > 0 && number <= maxInteger;
