import { reasonInput } from '#board/operators/people/reason-input.ts';
import { candidateReadLimits } from '#board/operators/people/candidate-read-limits.ts';

const { shortestReason, longestReason } = candidateReadLimits;

/** Words for a reason that is missing, too short or too long, or personal. */
export const reasonNeeded = `${shortestReason} to ${longestReason} characters, without an address or a telephone number`;

/** Reads a reason by the rule of the office, because the audit keeps both; null for a text that breaks it. */
export const readReason = (typed: string | undefined): string | null => reasonInput.safeParse(typed).data ?? null;
