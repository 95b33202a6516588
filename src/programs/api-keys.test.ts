import { expect, test } from 'vitest';
import { readAskedKey, keyLine } from './api-keys.ts';

const asked = { name: 'Opérateur', scopes: 'offers:write' };

test.each(['2027-02-31', '2027-13-01', '31/12/2027', 'tomorrow', ''])(
  'the expiry %j is refused, because it is not a day',
  (expires) => {
    expect(readAskedKey({ ...asked, expires })).toMatch('--expires');
  },
);

test('a key is valid until the end of its last day; the list shows this day', () => {
  const key = readAskedKey({ ...asked, expires: '2027-02-28' });
  if (typeof key === 'string') throw new Error(key);
  expect(key.expiresAt).toEqual(new Date('2027-03-01T00:00:00Z'));
  const made = { prefix: 'mvi_1', scopes: [...key.scopes], name: key.name, expiresAt: key.expiresAt ?? null };
  const now = new Date('2027-02-28T23:59:59Z');
  expect(keyLine({ ...made, createdAt: now, lastUsedOn: null, revokedAt: null }, now)).toMatch(
    /open.*until 2027-02-28/,
  );
});
