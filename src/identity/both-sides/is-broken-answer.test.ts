import { ResponseBodyError } from 'openid-client';
import { expect, test } from 'vitest';
import { isBrokenAnswer } from './is-broken-answer.ts';

const answered = (error: string, status: number): ResponseBodyError =>
  new ResponseBodyError(error, { cause: { error }, response: new Response(null, { status }) });

test.each([
  ['invalid_client', 401],
  ['unauthorized_client', 403],
  ['temporarily_unavailable', 503],
  ['slow_down', 429],
])('%s is an outage, not a refusal of the person', (error, status) => {
  expect(isBrokenAnswer(answered(error, status))).toBe(true);
});

test.each(['invalid_grant', 'invalid_scope', 'access_denied'])('%s is a refusal of the person', (error) => {
  expect(isBrokenAnswer(answered(error, 400))).toBe(false);
});
