import { z } from 'zod';
import type { PictureFacts } from '#content/repository/media/change-library.ts';
import { longestTexts } from '#content/repository/media/change-library.ts';
import { fieldCode } from '#words/field-code.ts';
import { InvalidInput, parseInput } from '#words/invalid-input.ts';
import { formTexts } from '../../request/form-fields.ts';

export const { alt: longestAlt, credit: longestCredit } = longestTexts;

const text = (longest: number) => z.string().trim().max(longest, fieldCode('note.tooLong')).default('');
const percent = z
  .string()
  .trim()
  .default('')
  .transform((typed) => (typed === '' ? null : Number(typed.replace(',', '.'))))
  .refine((value) => value === null || (value >= 0 && value <= 100), fieldCode('field.invalid'));
const schema = z.object({
  altFr: text(longestAlt),
  altEn: text(longestAlt),
  decorative: z.string().default(''),
  credit: text(longestCredit),
  focusX: percent,
  focusY: percent,
});

/**
 * Reads what an editor typed about a picture. A text that is left empty is missing, unless the picture is
 * decorative; a picture that is decorative has no text.
 * @throws InvalidInput
 */
export function typedFacts(form: FormData): PictureFacts {
  const typed = parseInput(schema, Object.fromEntries(formTexts(form)));
  const { altFr, altEn, decorative, credit, focusX, focusY } = typed;
  const isDecorative = decorative !== '';
  if (isDecorative && altFr + altEn !== '') throw new InvalidInput({ decorative: 'field.invalid' });
  if ((focusX === null) !== (focusY === null))
    throw new InvalidInput({ [focusX === null ? 'focusX' : 'focusY']: 'field.required' });
  const none = isDecorative ? '' : null;
  return {
    alt: { fr: altFr || none, en: altEn || none },
    credit: credit || null,
    focus: focusX === null || focusY === null ? null : { x: focusX, y: focusY },
  };
}
