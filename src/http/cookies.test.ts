import { expect, test } from 'vitest';
import { createCookieJar, namesOf, readCookie, readCookies } from './cookies.ts';

test('blanks and tabs around a name or a value are ignored', () => {
  expect(readCookie('a=b;\tsession = x ;c=d', 'session')).toBe('x');
});

test('if two cookies have the same name, the first counts', () => {
  expect(readCookie('session=own; session=planted', 'session')).toBe('own');
});

test('a cookie that is missing or empty has no value', () => {
  expect(readCookie('a=', 'a')).toBeNull();
  expect(readCookie('a=b', 'toString')).toBeNull();
  expect(readCookie(null, 'a')).toBeNull();
});

test('no header makes the cookie reader fail', () => {
  for (const header of [';;=;', '=', '%', 'a=%ff', '__proto__=x']) expect(() => readCookies(header)).not.toThrow();
});

const line = (address: string) => createCookieJar(new URL(address)).set('message', 'x', 60);

test('a cookie is secure and tied to its host over HTTPS, but not over HTTP', () => {
  expect(line('https://mvi.example')).toBe('__Host-message=x; Max-Age=60; Path=/; HttpOnly; Secure; SameSite=Lax');
  expect(line('http://localhost:3000')).toBe('message=x; Max-Age=60; Path=/; HttpOnly; SameSite=Lax');
  expect(namesOf('message')).toEqual(['message', '__Host-message']);
});
