import { expect, test } from 'vitest';
import { readConfiguration } from '#configuration/read-configuration.ts';
import { contactAddress } from './contact-address.ts';

const reached = { PUBLIC_URL: 'https://mvi.example', HOST: '0.0.0.0', SMTP_URL: 'smtp://mail.example' };
const said = { CONTACT_EMAIL: 'bonjour@example.org' };

test.each([
  ['none on a site that is reachable from outside, unless the operator sets one', reached, null],
  ['nor does one whose mail nobody sees', { ...reached, SMTP_URL: '' }, null],
  ['the address that is configured', { ...reached, ...said }, 'bonjour@example.org'],
  ['the local mailbox where it is shown and mail ends there', {}, 'contact@localhost'],
  ['under the configured name where there is one', said, 'bonjour@example.org'],
])('recipient of messages to the operator: %s', (_which, environment, expected) => {
  expect(contactAddress(readConfiguration(environment))).toBe(expected);
});
