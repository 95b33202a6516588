import { expect, test } from 'vitest';
import { readAskedAccount } from './asked-account.ts';

test('a command names one account; by default a deletion needs a confirmation and starts the grace period', () => {
  const deletion = { what: 'delete', named: 'ana@example.org' };
  expect(readAskedAccount(['delete', 'ana@example.org'])).toEqual({ ...deletion, atOnce: false, isSure: false });
  const sure = readAskedAccount(['delete', 'ana@example.org', '--now', '--yes']);
  expect(sure).toEqual({ ...deletion, atOnce: true, isSure: true });
  const exported = readAskedAccount(['export', 'ana@example.org', '--to', 'ana.zip']);
  expect(exported).toEqual({ what: 'export', named: 'ana@example.org', to: 'ana.zip' });
});

test.each([
  [[]],
  [['sing', 'ana@example.org']],
  [['export', 'ana@example.org']],
  [['export', 'ana@example.org', '--to', '']],
  [['export', 'ana@example.org', '--to', 'x', '--now']],
  [['delete']],
  [['delete', ' ']],
  [['delete', 'ana@example.org', 'bob@example.org']],
  [['delete', 'ana@example.org', '--to', 'x']],
])('the command %j is refused', (words) => {
  expect(readAskedAccount(words)).toEqual(expect.any(String));
});
