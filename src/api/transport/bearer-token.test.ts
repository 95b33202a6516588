import { expect, test } from 'vitest';
import { ApiProblem } from './api-problem.ts';
import { bearerTokenIn } from './bearer-token.ts';

test.each([
  ['Bearer abc', 'abc'],
  ['bearer a.b-c_d~e+f/g==', 'a.b-c_d~e+f/g=='],
  ['BEARER    x', 'x'],
])('the token in «%s» is read', (header, token) => {
  expect(bearerTokenIn(header)).toBe(token);
});

test.each([
  undefined,
  '',
  'Bearer',
  'Bearer ',
  'Basic abc',
  'abc',
  'Bearer a b',
  'Bearer é',
  'Bearer =a',
  ' Bearer abc',
  'Bearer abc, Bearer def',
  'Bearer a\nb',
])('a caller without a well-formed token (%j) is told that a token is needed', (header) => {
  const read = () => bearerTokenIn(header);
  expect(read).toThrow(ApiProblem);
  expect(read).toThrow(
    expect.objectContaining({ status: 401, code: 'api.noToken', headers: { 'WWW-Authenticate': 'Bearer' } }),
  );
});
