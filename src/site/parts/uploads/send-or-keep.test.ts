import { data, redirect, UNSAFE_ErrorResponseImpl as ErrorResponse } from 'react-router';
import { expect, test } from 'vitest';
import { sendOrKeep } from './send-or-keep.ts';
import { UploadCancelled } from './upload-cancelled.ts';

const keep = () => 'kept';

function sending(error: unknown) {
  return sendOrKeep(async () => {
    throw error;
  }, keep);
}

test.each([
  ['the network is gone', new TypeError('Failed to fetch')],
  ['the site answers 429', new ErrorResponse(429, 'Too Many Requests', '')],
  ['the site answers 413', new ErrorResponse(413, 'Content Too Large', '')],
])('when %s, the form stays on the page', async (_case, error) => {
  expect(await sending(error)).toMatchObject({ data: 'kept', init: { status: 503 } });
});

test('the results, redirects and missing pages of an action are returned unchanged', async () => {
  expect(await sendOrKeep(async () => 'refused', keep)).toBe('refused');
  await expect(sending(redirect('/'))).rejects.toBeInstanceOf(Response);
  await expect(sending(new ErrorResponse(404, 'Not Found', data(null)))).rejects.toHaveProperty('status', 404);
});

const reasonOf = (error: unknown) =>
  sendOrKeep(
    async () => {
      throw error;
    },
    (reason) => reason,
  );

test.each([
  ['the size', new ErrorResponse(413, 'Content Too Large', ''), { tooLarge: true, wait: null, cancelled: false }],
  [
    'the wait',
    new ErrorResponse(429, 'Too Many Requests', '{"status":429,"wait":43}'),
    { tooLarge: false, wait: 43, cancelled: false },
  ],
  ['a minute by default', new ErrorResponse(429, '', '<html>'), { tooLarge: false, wait: 60, cancelled: false }],
  ['neither without a network', new TypeError('Failed to fetch'), { tooLarge: false, wait: null, cancelled: false }],
  ['that it was cancelled', new UploadCancelled('x'), { tooLarge: false, wait: null, cancelled: true }],
])('a form that stays after a refused upload reports %s', async (_what, error, reason) => {
  expect(await reasonOf(error)).toHaveProperty('data', reason);
});
