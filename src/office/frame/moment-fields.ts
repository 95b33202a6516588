import { z } from 'zod';
import { fieldCode } from '#words/field-code.ts';
import { momentInParis } from '#words/paris-days.ts';

const day = z
  .string()
  .min(1, fieldCode('field.required'))
  .pipe(z.iso.date(fieldCode('field.invalid')));
const time = z
  .string()
  .min(1, fieldCode('field.required'))
  .regex(/^([01]\d|2[0-3]):[0-5]\d(:\d\d)?$/, fieldCode('field.invalid'));

/** Fields of a moment: a day and a time that clocks in Paris show. */
export const momentFields = { date: day, time };

/** Returns the moment at which clocks in Paris show this day and time. */
export const momentOf = ({ date, time: at }: { date: string; time: string }): Date =>
  momentInParis(Date.parse(`${date}T${at.slice(0, 5)}:00Z`));
