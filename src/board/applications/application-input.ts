import { z } from 'zod';
import { personName } from '#words/person-name.ts';
import { isOfferId } from '#board/offers/offer-id.ts';
import { maximumEmailLength, maximumMessageLength } from './application-limits.ts';
import { type Locale, locales } from '#words/locale.ts';
import { fieldCode } from '#words/field-code.ts';

/**
 * One e-mail address in the form that HTML's e-mail fields accept. Every mail server accepts such an address
 * too.
 */
export const emailInput = z
  .string({ error: fieldCode('field.required') })
  .trim()
  .min(1, fieldCode('field.required'))
  .max(maximumEmailLength, fieldCode('email.invalid'))
  .regex(
    /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/i,
    fieldCode('email.invalid'),
  );

/**
 * Turns each line end into one character, as browsers count it for `maxlength`. Drops other control
 * characters.
 */
export const messageText = z
  .string(fieldCode('message.invalid'))
  .transform((text) =>
    text
      .toWellFormed()
      .replace(/\r\n?/g, '\n')
      .replace(/[^\P{Cc}\n\t]/gu, '')
      .trim(),
  )
  .pipe(z.string().max(maximumMessageLength, fieldCode('message.tooLong')))
  .transform((text) => (text === '' ? null : text));

/** A missing or empty message becomes null. */
export const messageInput = messageText.nullish().transform((text) => text ?? null);

/** Number as in the address of the offer. */
export const offerId = z.coerce.number().refine(isOfferId);

/** Accepts the id of a CV or an uploaded file. */
const isCv = (given: unknown): boolean => given instanceof File || z.uuid().safeParse(given).success;

/** The application form. A missing or empty letter becomes null. */
export const applicationInput = z.object({
  email: emailInput,
  lastName: personName,
  firstName: personName,
  cv: z.custom<string | File>(isCv, fieldCode('cv.required')),
  coverLetter: z.instanceof(File, { error: fieldCode('cv.typeNotAllowed') }).nullish(),
  message: messageInput,
  locale: z.enum(locales, fieldCode('locale.invalid')).optional(),
});

/** Untrusted input, straight from a form. Errors about `cvId` are reported on the field `cv`. */
export type ApplicationFields = {
  readonly email: unknown;
  readonly lastName: unknown;
  readonly firstName: unknown;
  /** Id of one of the candidate's own CVs. */
  readonly cvId: unknown;
  /** A CV that is sent with the application and replaces a CV of the profile. */
  readonly cvFile?: File | undefined;
  readonly coverLetter?: unknown;
  readonly message?: unknown;
  /** Language of the account if absent. */
  readonly locale?: Locale;
};

export type ParsedApplication = z.output<typeof applicationInput>;
