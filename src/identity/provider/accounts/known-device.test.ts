import { randomBytes } from 'node:crypto';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { createKnownDevices } from './known-device.ts';

const devices = createKnownDevices(randomBytes(32), new URL('https://mvi.example'));
const kept = (line: string): string => line.split(';', 1)[0] ?? '';

test('a browser is known to each account that has signed in with it, whatever the case of the address', () => {
  const first = kept(devices.remember(null, 'Ana@exemple.fr'));
  const both = kept(devices.remember(first, 'lou@exemple.fr'));
  const device = devices.read(both);
  expect([device.knows('ana@EXEMPLE.fr'), device.knows('lou@exemple.fr'), device.knows('zoe@exemple.fr')]).toEqual([
    true,
    true,
    false,
  ]);
  expect(devices.read(first).id).toBe(device.id);
});

test('the cookie of a known browser is HttpOnly, names no account and depends on the secret', () => {
  const line = devices.remember(null, 'ana@exemple.fr');
  expect(line).toMatch(/^__Host-idp_device=[\w.-]+; .*HttpOnly; Secure; SameSite=Lax/);
  expect(line).not.toMatch(/ana|exemple/);
  const others = createKnownDevices(randomBytes(32), new URL('https://mvi.example'));
  expect(others.read(kept(line)).knows('ana@exemple.fr')).toBe(false);
});

test('a sixth account in the same browser replaces the first', () => {
  const emails = Array.from({ length: 6 }, (_, index) => `p${index}@exemple.fr`);
  const cookies = emails.reduce((held, email) => kept(devices.remember(held, email)), '');
  expect(emails.map((email) => devices.read(cookies).knows(email))).toEqual([false, true, true, true, true, true]);
});

test('a forged cookie makes no browser known', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const device = devices.read(`__Host-idp_device=${text}`);
      expect(device.knows('ana@exemple.fr')).toBe(false);
      expect(device.id).toMatch(/^[\w-]{22}$/);
    }),
  );
});
