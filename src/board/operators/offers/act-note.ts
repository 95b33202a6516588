import { z } from 'zod';
import { cleanLine } from '#board/cleaning/clean-text.ts';
import { fieldCode } from '#words/field-code.ts';
import { correctionLimits } from './corrected-fields.ts';

const required = fieldCode('field.required');

/** Why the staff changes an offer. It is read by colleagues, and stays in the audit. */
export const actNote = z
  .string(required)
  .max(2 * correctionLimits.note, fieldCode('note.tooLong'))
  .transform(cleanLine)
  .pipe(z.string().min(1, required).max(correctionLimits.note, fieldCode('note.tooLong')));
