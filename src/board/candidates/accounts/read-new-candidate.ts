import { z } from 'zod';
import { parseInput } from '#words/invalid-input.ts';
import { fieldCode } from '#words/field-code.ts';
import { personName } from '#words/person-name.ts';
import type { NewCandidate } from './candidates-api.ts';

/** Longest e-mail address in bytes: RFC 5321, 4.5.3.1.3. */
const maxEmailLength = 254;

const newCandidate = z.object({
  firstName: personName,
  lastName: personName,
  email: z.email(fieldCode('field.invalid')).max(maxEmailLength, fieldCode('field.invalid')),
});

/**
 * Reads the data of a new candidate that a program sent. (In a sign-in these data come from the token.)
 * @throws InvalidInput
 */
export const readNewCandidate = (sent: NewCandidate): NewCandidate => parseInput(newCandidate, sent);
