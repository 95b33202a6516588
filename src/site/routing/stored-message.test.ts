import { expect, test } from 'vitest';
import { forgetMessage, isStoredError, readStoredMessage, storeMessage } from './stored-message.ts';

const site = new URL('https://mvi.example');
const local = new URL('http://localhost:3000');
const sentBack = (line: string) => line.split(';')[0] ?? '';

test.each([site, local])('if an answer of %s stores a message, the next page shows it', (publicUrl) => {
  const line = storeMessage(publicUrl, 'auth.accountClosed');
  expect(readStoredMessage(publicUrl, `other=1; ${sentBack(line)}`)).toBe('auth.accountClosed');
  expect(readStoredMessage(publicUrl, sentBack(forgetMessage(publicUrl)))).toBeNull();
});

test('a message is stored for two minutes, only for this site, and out of reach of scripts', () => {
  const line = storeMessage(site, 'auth.signedOut');
  for (const part of [/Max-Age=120\b/, /HttpOnly/, /Secure/, /Path=\//, /SameSite=/]) expect(line).toMatch(part);
});

test('nobody can put their own words into the dialog: an unknown code shows no message', () => {
  const [name = ''] = sentBack(storeMessage(site, 'auth.signedOut')).split('=');
  for (const value of ['', 'Gagnez!', 'auth.errors', 'constructor', '%00', '<script>', 'auth.signedOut2'])
    expect(readStoredMessage(site, `${name}=${value}`)).toBeNull();
  for (const cookies of [null, '', 'message', name]) expect(readStoredMessage(site, cookies)).toBeNull();
});

test('only errors open the dialog', () => {
  expect(
    (['auth.errors.accountUnavailable', 'auth.errors.anErrorOccured', 'auth.errors.loginFailed'] as const).every(
      isStoredError,
    ),
  ).toBe(true);
  expect((['auth.signedOut', 'auth.accountDeleted', 'auth.registered.simple'] as const).some(isStoredError)).toBe(
    false,
  );
});
