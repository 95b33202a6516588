import { z } from 'zod';
import { cleanLine } from '#board/cleaning/clean-text.ts';
import { fieldCode } from '#words/field-code.ts';
import { candidateReadLimits } from './candidate-read-limits.ts';

// An e-mail address or a telephone number.
const personal = /[^\s@]@[^\s@]+\.[^\s@]|(?:\+\d|\b0\d)(?:[ .()-]{0,2}\d){7}/;

const required = fieldCode('field.required');
const { longestReason, shortestReason } = candidateReadLimits;

/** Reason of an act on a candidate. It outlives the account in the audit, so it must not be personal. */
export const reasonInput = z
  .string(required)
  .max(2 * longestReason, fieldCode('note.tooLong'))
  .transform(cleanLine)
  .pipe(
    z
      .string()
      .min(1, required)
      .min(shortestReason, fieldCode('field.check'))
      .max(longestReason, fieldCode('note.tooLong'))
      .refine((reason) => !personal.test(reason), fieldCode('field.invalid')),
  );
