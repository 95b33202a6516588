import { z } from 'zod';
import { roles } from '#staff/roles.ts';
import { fieldCode } from '#words/field-code.ts';
import { personName } from '#words/person-name.ts';
import { inOrder } from './member-rows.ts';

// Limits of characters: of an e-mail address (RFC 5321 §4.5.3.1.3), and of a reason in the audit.
const maxEmailLength = 254;
export const maxReasonLength = 500;

const required = fieldCode('field.required');

const email = z
  .string(required)
  .trim()
  .toLowerCase()
  .pipe(
    z
      .string()
      .min(1, { message: required, abort: true })
      .max(maxEmailLength, { message: fieldCode('email.invalid'), abort: true })
      .pipe(z.email(fieldCode('email.invalid'))),
  );

const roleList = z
  .array(z.enum(roles, fieldCode('field.invalid')), required)
  .min(1, required)
  .max(roles.length, fieldCode('field.invalid'))
  .transform(inOrder);

const reason = z
  .string(required)
  .trim()
  .pipe(z.string().min(1, required).max(maxReasonLength, fieldCode('note.tooLong')));

/** Fields of a new member. The address is that of the account with which the person signs in. */
export const newMember = z.object({
  email,
  name: personName,
  roles: roleList,
  reason: reason.nullish().transform((text) => text ?? null),
});

export const changedMember = z.object({ name: personName, roles: roleList });

export const removal = z.object({ reason });
