import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contactCode, digitsOf, isContactCode } from './contact-code.ts';

const secret = 'the secret of the installation';
const question = { question: '7d3f2f0e-6a51-4d6c-9a53-0c2f0a3f9d11', candidateId: 7, email: 'Zoe@example.org' };
const questions = fc.record({ question: fc.uuid(), candidateId: fc.integer({ min: 1 }), email: fc.emailAddress() });

test('a code has six digits, with leading zeros, and fits only its own request', () => {
  fc.assert(
    fc.property(questions, (asked) => {
      const code = contactCode(secret, asked);
      expect(code).toMatch(/^\d{6}$/);
      expect(isContactCode(secret, asked, code)).toBe(true);
    }),
  );
  const codes = Array.from({ length: 300 }, (_, candidateId) => contactCode(secret, { ...question, candidateId }));
  expect(codes.some((code) => code.startsWith('0'))).toBe(true);
});

test('the code differs for another request, candidate, address or installation', () => {
  const code = contactCode(secret, question);
  const others = [
    contactCode('another secret', question),
    contactCode(secret, { ...question, question: crypto.randomUUID() }),
    contactCode(secret, { ...question, candidateId: 8 }),
    contactCode(secret, { ...question, email: 'zoe@example.com' }),
  ];
  expect(new Set([code, ...others]).size).toBe(5);
});

test('the case of the address does not matter', () => {
  expect(contactCode(secret, { ...question, email: 'zoe@EXAMPLE.org' })).toBe(contactCode(secret, question));
});

test.each(['', '1', '12345', '1234567'])('a code of another length (%j) is refused without an error', (digits) => {
  expect(isContactCode(secret, question, digits)).toBe(false);
});

test.each([
  ['123456', '123456'],
  [' 123 456\n', '123456'],
  ['123-456', '123456'],
  ['12.34.56', '123456'],
  ['１２３４５６', '123456'],
  ['123\u00A0456', '123456'],
  ['12345', null],
  ['1234567', null],
  ['12345a', null],
  ['١٢٣٤٥٦', null],
  ['+12345', null],
  [123456, null],
  [undefined, null],
])('the typed code %j is read as %j', (typed, digits) => {
  expect(digitsOf(typed)).toBe(digits);
});

test('any typed text is read as six digits or refused', () => {
  fc.assert(
    fc.property(fc.anything(), fc.string({ unit: 'binary' }), (thing, text) => {
      for (const typed of [thing, text]) expect(digitsOf(typed) ?? '000000').toMatch(/^\d{6}$/);
    }),
  );
});
