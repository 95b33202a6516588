import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { applicationInput, offerId } from './application-input.ts';
import { maximumEmailLength, maximumMessageLength } from './application-limits.ts';

const { email, message } = applicationInput.shape;

test.each(['zoe@example.org', ' zoe@example.org ', "o'neill+vie@mail.example.co.uk", 'a@b.io', '1@x-y.example'])(
  'the text «%s» is an e-mail address',
  (typed) => expect(email.parse(typed)).toBe(typed.trim()),
);

test.each([
  'zoe',
  'zoe@localhost',
  'zoe@-example.org',
  'zoe@example..org',
  'zoe@example.org.',
  'zoé@example.org',
  'a@example.org, b@example.org',
  'Zoé <zoe@example.org>',
  `${'a'.repeat(65)}@example.org`,
  `a@${'b.'.repeat(126)}org`,
  '',
  null,
])('the text «%s» is not an e-mail address', (typed) => expect(email.safeParse(typed).success).toBe(false));

test('an accepted e-mail address has one line and one at sign, and is not too long', () => {
  const part = fc.constantFrom('a', '@', 'example.org', '.', '\r\n', 'Bcc:', ' ', ',', '<', 'é', '-', '\0');
  fc.assert(
    fc.property(
      fc.oneof(
        fc.emailAddress(),
        fc.array(part).map((parts) => parts.join('')),
      ),
      (typed) => {
        const { data = 'refused@example.org' } = email.safeParse(typed);
        expect(data).toMatch(/^[!-?A-~]+@[\w.-]+\.[\w-]+$/);
        expect(data.length).toBeLessThanOrEqual(maximumEmailLength);
      },
    ),
    { numRuns: 1000 },
  );
});

test('a message keeps its lines and tabs and loses other control characters; an empty message becomes null', () => {
  expect(message.parse(' Bonjour,\r\n\tje suis là.\r\0\u0007 ')).toBe('Bonjour,\n\tje suis là.');
  expect(message.parse('a\rb\r\nc')).toBe('a\nb\nc');
  for (const nothing of [undefined, null, '', ' \r\n', '\0']) expect(message.parse(nothing)).toBeNull();
});

test('a line end of a message counts as one character, as in the browser', () => {
  expect(message.parse('a\r\n'.repeat(maximumMessageLength / 2 - 1) + 'ab')).toHaveLength(maximumMessageLength);
  expect(message.safeParse('a'.repeat(maximumMessageLength + 1)).success).toBe(false);
});

test('a message that was validated once stays the same if it is validated again', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (typed) => {
      const text = message.parse(typed) ?? '';
      expect(text).not.toMatch(/[^\P{Cc}\n\t]/u);
      expect([text.isWellFormed(), message.parse(text) ?? '']).toEqual([true, text]);
    }),
  );
});

test('an offer’s id is a whole number in the range of PostgreSQL', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 2 ** 31 - 1 }), (id) => {
      expect(offerId.parse(String(id))).toBe(id);
    }),
  );
  for (const odd of [0, -1, 1.5, 2 ** 31, 'NaN', 'abc', '', null, undefined, '1e99', 'Infinity', {}])
    expect(offerId.safeParse(odd).success).toBe(false);
});
