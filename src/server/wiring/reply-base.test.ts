import { expect, test } from 'vitest';
import { daysFromNoon } from '#board/offers/testing/offer-fixtures.ts';
import { replyAddress } from '#board/applications/exchange/reply-address.ts';
import { readConfiguration } from '#configuration/read-configuration.ts';
import { replyBase } from './reply-base.ts';

const here = { mailbox: true, smtpUrl: undefined, inboundMailAddress: undefined };

test('letters take replies where the provider or the local mailbox takes them, and nowhere else', () => {
  expect(replyBase({ ...here, inboundMailAddress: 'reponse@mvi.example' })).toBe('reponse@mvi.example');
  expect(replyBase(here)).toBe('reponse@localhost');
  expect(replyBase({ ...here, mailbox: false })).toBeUndefined();
  expect(replyBase({ ...here, smtpUrl: 'smtp://mail.example' })).toBeUndefined();
});

const given = (address: string) => ({ INBOUND_MAIL_ADDRESS: address, INBOUND_MAIL_SECRET: 'x'.repeat(32) });

test('the longest address that the configuration accepts leaves room for the code in every mail server', () => {
  const { inboundMailAddress: base = '' } = readConfiguration(given(`${'r'.repeat(15)}@mvi.example`));
  const replying = { applicationId: '2f1c6a52-9d0e-4a57-8f5f-0d3b1c9e7a11', author: 'recruiter' } as const;
  const [local = ''] = replyAddress({ secret: 'a secret', base }, replying, daysFromNoon(1)).split('@');
  expect(local).toHaveLength(64); // RFC 5321, 4.5.3.1.1
  for (const wrong of [`${'r'.repeat(16)}@mvi.example`, 'r+x@mvi.example', 'r'])
    expect(() => readConfiguration(given(wrong))).toThrow('INBOUND_MAIL_ADDRESS');
});
