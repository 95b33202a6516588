import { expect, test } from 'vitest';
import { recipientKindOf, recipientOf } from './application-recipient.ts';

const desk = { kind: 'desk', email: 'operator@example.org' } as const;

test.each([
  ['contact@example.org', desk, 'contact@example.org'],
  ['contact@example.org', null, 'contact@example.org'],
  ['a@example.org, b@example.org', desk, desk.email],
  ['', desk, desk.email],
  [null, desk, desk.email],
  ['not an address', null, undefined],
  [undefined, null, undefined],
])('an application to the contact %j, with the desk %j, goes to %j', (contact, beside, expected) => {
  expect(recipientOf(contact, beside)?.email).toBe(expected);
});

test('the recipient noted when the mail was sent takes precedence over the current contact', () => {
  expect(recipientKindOf({ handedTo: 'mailbox', contactEmail: 'contact@example.org' }, desk)).toBe('mailbox');
  expect(recipientKindOf({ handedTo: null, contactEmail: 'contact@example.org' }, desk)).toBe('contact');
  expect(recipientKindOf({ handedTo: null, contactEmail: null }, null)).toBe('desk');
});
