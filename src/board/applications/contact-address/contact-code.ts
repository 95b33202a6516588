import { createHmac, timingSafeEqual } from 'node:crypto';
import { contactCodeLimits } from './contact-code-limits.ts';

/** Data from which a code is computed: the id of the request for a code, the candidate and the address. */
export type ContactQuestion = { readonly question: string; readonly candidateId: number; readonly email: string };

/**
 * Computes the code of a request from the installation's secret, so that neither the database nor the queue
 * of letters contains the code.
 */
export function contactCode(secret: string, { question, candidateId, email }: ContactQuestion): string {
  const names = ['contact address', question, candidateId, email.toLowerCase()].join('\n');
  const { digits } = contactCodeLimits;
  // Takes the remainder of 48 random bits, because the probabilities of two codes then differ by less than
  // four billionths.
  const number = createHmac('sha256', secret).update(names).digest().readUIntBE(0, 6);
  return String(number % 10 ** digits).padStart(digits, '0');
}

/** Reads six digits from any keyboard layout, with or without blanks; null for anything else. */
export function digitsOf(typed: unknown): string | null {
  const digits = typeof typed === 'string' ? typed.normalize('NFKC').replaceAll(/[\s.-]/gu, '') : '';
  return /^\d{6}$/.test(digits) ? digits : null;
}

export function isContactCode(secret: string, question: ContactQuestion, digits: string): boolean {
  const expected = Buffer.from(contactCode(secret, question));
  return expected.length === digits.length && timingSafeEqual(expected, Buffer.from(digits));
}
