import { data, redirect, UNSAFE_ErrorResponseImpl as ErrorResponse } from 'react-router';
import { expect, test } from 'vitest';
import { sendOrKeep } from './send-or-keep.ts';

function sending(error: unknown) {
  return sendOrKeep(async () => {
    throw error;
  }, 'kept');
}

test.each([
  ['the network is gone', new TypeError('Failed to fetch')],
  ['the site answers 429', new ErrorResponse(429, 'Too Many Requests', '')],
  ['the site answers 413', new ErrorResponse(413, 'Content Too Large', '')],
])('when %s, the form stays', async (_case, error) => {
  expect(await sending(error)).toMatchObject({ data: 'kept', init: { status: 503 } });
});

test('what the site answers, its redirects and what is gone pass', async () => {
  expect(await sendOrKeep(async () => 'refused', 'kept')).toBe('refused');
  await expect(sending(redirect('/'))).rejects.toBeInstanceOf(Response);
  await expect(sending(new ErrorResponse(404, 'Not Found', data(null)))).rejects.toHaveProperty('status', 404);
});
