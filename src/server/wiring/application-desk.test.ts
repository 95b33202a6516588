import { expect, test } from 'vitest';
import { readConfiguration } from '#configuration/read-configuration.ts';
import { applicationDesk } from './application-desk.ts';

const reached = { PUBLIC_URL: 'https://mvi.example', HOST: '0.0.0.0' };
const smtp = { SMTP_URL: 'smtp://mail.example' };
const desk = { RECRUITER_FALLBACK_EMAIL: 'desk@example.org' };

test.each([
  ['none on a site that is reachable from outside, unless the operator sets one', { ...reached, ...smtp }, null],
  ['nor has one whose mail nobody sees', reached, null],
  ['the operator’s address', { ...reached, ...smtp, ...desk }, { kind: 'desk', email: 'desk@example.org' }],
  ['the local mailbox where it is shown and mail ends there', {}, { kind: 'mailbox', email: 'candidatures@localhost' }],
  ['also when an address is said', desk, { kind: 'mailbox', email: 'desk@example.org' }],
  ['but not when mail leaves', { MAILBOX: 'on', ...smtp, ...desk }, { kind: 'desk', email: 'desk@example.org' }],
])('recipient of applications to offers without a contact: %s', (_which, environment, expected) => {
  expect(applicationDesk(readConfiguration(environment))).toEqual(expected);
});
