import { expect, test } from 'vitest';
import { readAskedAccount } from './asked-account.ts';

const why = ['--reason', ' Ticket 12 '];

test('a command names one account; by default a deletion needs a confirmation and starts the grace period', () => {
  const deletion = { what: 'delete', named: 'ana@example.org', reason: 'Ticket 12' };
  const asked = readAskedAccount(['delete', ' ana@example.org', ...why]);
  expect(asked).toEqual({ ...deletion, atOnce: false, isSure: false });
  const sure = readAskedAccount(['delete', 'ana@example.org', '--now', '--yes', ...why]);
  expect(sure).toEqual({ ...deletion, atOnce: true, isSure: true });
  const exported = readAskedAccount(['export', 'ana@example.org', '--to', 'ana.zip', ...why]);
  expect(exported).toEqual({ what: 'export', named: 'ana@example.org', to: 'ana.zip', reason: 'Ticket 12' });
});

test.each([
  [[]],
  [['sing', 'ana@example.org']],
  [['export', 'ana@example.org']],
  [['export', 'ana@example.org', '--to', '']],
  [['export', 'ana@example.org', '--to', 'x', '--now']],
  [['delete']],
  [['delete', ' ']],
  [['delete', 'a'.repeat(255)]],
  [['delete', 'ana@example.org', 'bob@example.org']],
  [['delete', 'ana@example.org', '--to', 'x']],
])('the command %j is refused', (words) => {
  expect(readAskedAccount([...words, ...why])).toEqual(expect.any(String));
});

test.each([
  [[]],
  [['--reason', '']],
  [['--reason', 'no']],
  [['--reason', 'x'.repeat(301)]],
  [['--reason', 'She wrote from ana@example.org']],
])('a command with the reason %j is refused, and says what a reason is', (words) => {
  for (const command of [
    ['delete', 'ana@example.org'],
    ['export', 'ana@example.org', '--to', 'ana.zip'],
  ])
    expect(readAskedAccount([...command, ...words])).toContain('--reason');
});
