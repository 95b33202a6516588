import { z } from 'zod';
import { emailInput, messageText } from '#board/applications/application-input.ts';
import type { Board } from '#board/context/board.ts';
import { parseInput } from '#words/invalid-input.ts';
import { fieldCode } from '#words/field-code.ts';
import type { Locale } from '#words/locale.ts';
import { personName } from '#words/person-name.ts';
import { contactMail } from './contact-job.ts';
import { maximumSubjectLength, minimumContactLength } from './contact-limits.ts';

/** No address for messages to the operator is configured. */
export class NoContact extends Error {
  readonly code = 'contact.none';
}

/** Accepts only one line, because the text becomes a header of a mail. */
const subject = z
  .string(fieldCode('field.required'))
  .transform((text) =>
    text
      .toWellFormed()
      .replace(/[\s\p{Cc}\p{Cf}]+/gu, ' ')
      .trim(),
  )
  .pipe(z.string().min(1, fieldCode('field.required')).max(maximumSubjectLength, fieldCode('subject.tooLong')));

const contactInput = z.object({
  name: personName,
  email: emailInput,
  subject,
  message: messageText.pipe(z.string(fieldCode('field.required')).min(minimumContactLength, fieldCode('field.check'))),
});

/** Untrusted input, straight from a form. */
export type ContactFields = { readonly [field in keyof z.output<typeof contactInput>]: unknown };

/**
 * Accepts a message to the operator: saves its text and its job in one transaction.
 * @throws InvalidInput, NoContact
 */
export async function sendContact(
  { db, jobs, now, contact }: Pick<Board, 'db' | 'jobs' | 'now' | 'contact'>,
  fields: ContactFields,
  locale: Locale,
): Promise<void> {
  if (contact === null) throw new NoContact('no address is configured');
  const letter = parseInput(contactInput, fields);
  await db.transaction().execute(async (transaction) => {
    const { id } = await transaction
      .insertInto('contact_messages')
      .values({ ...letter, locale, written_at: now() })
      .returning('id')
      .executeTakeFirstOrThrow();
    await jobs.enqueue(transaction, contactMail, { messageId: id });
  });
}
