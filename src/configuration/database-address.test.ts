import fc from 'fast-check';
import { expect, test } from 'vitest';
import { databaseAddress, readDatabaseAddress } from './database-address.ts';

test('several hosts share user, password, database and the other parameters', () => {
  const text = 'postgres://me:p,w@one:5433,two,[::1]:5434/board?sslmode=require&target_session_attrs=read-write';
  expect(readDatabaseAddress(text)).toEqual({
    hosts: [
      'postgres://me:p,w@one:5433/board?sslmode=require',
      'postgres://me:p,w@two/board?sslmode=require',
      'postgres://me:p,w@[::1]:5434/board?sslmode=require',
    ],
    isPooled: false,
  });
});

test.each([
  'postgres://user:password@host:5432/database',
  'postgresql://localhost/board?host=/run/postgresql&port=5433',
  'postgresql:///board?host=/run/postgresql',
])('the address %s of one host stays as it is', (text) => {
  expect(readDatabaseAddress(text)).toEqual({ hosts: [text], isPooled: false });
});

test('an address says that a pooler in transaction mode is in between', () => {
  const pooled = { hosts: ['postgres://me@bouncer:6432/board'], isPooled: true };
  expect(readDatabaseAddress('postgres://me@bouncer:6432/board?pool_mode=transaction')).toEqual(pooled);
});

test.each([
  'mysql://localhost/x',
  'postgres://one,,two/board',
  'postgres://one,/board',
  'postgres://one:5432,two:port/board',
  'postgres://a,b,c,d,e,f/board',
  'postgres://one,two/board?target_session_attrs=standby',
  'postgres://one/board?target_session_attrs=any',
  'postgres://one/board?pool_mode=statement',
  'postgres://one,two/board#x',
  `postgres://one/${'x'.repeat(2000)}`,
])('the address %s is refused', (text) => {
  expect(databaseAddress.safeParse(text).success).toBe(false);
});

test('every list of up to five hosts is read back as it was given', () => {
  const host = fc.tuple(fc.domain(), fc.integer({ min: 1, max: 65_535 })).map(([name, port]) => `${name}:${port}`);
  fc.assert(
    fc.property(fc.array(host, { minLength: 1, maxLength: 5 }), (hosts) => {
      const read = readDatabaseAddress(`postgres://me@${hosts.join(',')}/board`);
      expect(read?.hosts.map((one) => new URL(one).host)).toEqual(hosts);
    }),
  );
});

test('a text is refused, or read as one to five addresses', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const read = readDatabaseAddress(`postgres://${text}`);
      expect(read === null || read.hosts.every((host) => URL.canParse(host))).toBe(true);
    }),
  );
});
