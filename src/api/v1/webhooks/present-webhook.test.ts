import { expect, test } from 'vitest';
import type { Webhook } from '#board/operators/webhooks/list-webhooks.ts';
import { daysFromNoon, noon } from '#board/offers/testing/offer-fixtures.ts';
import { presentWebhook } from './present-webhook.ts';
import { webhookSchema } from './webhook-schemas.ts';

const webhook: Webhook = {
  id: 7,
  url: 'https://follower.example/',
  email: null,
  createdAt: noon,
  sequence: 3,
  testAsked: false,
  nextAt: daysFromNoon(1),
  failingSince: null,
  attemptedAt: null,
  answer: null,
  stoppedAt: null,
  operatorId: 5,
  operator: 'SECRET',
};

test('a webhook is presented with the fields of the OpenAPI document, and without data about its operator', () => {
  const told = presentWebhook(webhook);
  expect(webhookSchema.parse(told)).toEqual(told);
  expect(told).toEqual({
    id: 7,
    url: 'https://follower.example/',
    email: null,
    createdAt: noon.toISOString(),
    state: 'on',
    sequence: 3,
    lastAttempt: null,
    nextAttemptAt: null,
  });
});

test('a webhook is on, failing or stopped; only a failing webhook has a next attempt', () => {
  const failing = { ...webhook, failingSince: noon, attemptedAt: noon, answer: 'status 500' };
  expect(presentWebhook(failing)).toMatchObject({
    state: 'failing',
    lastAttempt: { at: noon.toISOString(), answer: 'status 500' },
    nextAttemptAt: daysFromNoon(1).toISOString(),
  });
  expect(presentWebhook({ ...failing, stoppedAt: noon })).toMatchObject({ state: 'stopped', nextAttemptAt: null });
});

test('if the answer to an attempt has no text, the webhook shows an empty text', () => {
  expect(presentWebhook({ ...webhook, attemptedAt: noon }).lastAttempt).toEqual({ at: noon.toISOString(), answer: '' });
});
