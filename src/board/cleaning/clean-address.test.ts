import { expect, test } from 'vitest';
import { cleanLogoAddress, cleanWebAddress } from './clean-address.ts';

test.each([
  'http://mull.jpeg',
  'http://null.jpeg',
  'http://file:///C:/Users/somebody/logo.png',
  'file:///C:/logo.png',
  'https://example.org',
  'https://example.org/',
  'http://localhost/logo.png',
  'http://10.0.0.1/logo.png',
  'https://user:word@example.org/logo.png',
  'javascript:alert(1)',
  'logo.png',
  '',
])('the text %j is not the address of a logo', (address) => {
  expect(cleanLogoAddress(address)).toBeNull();
});

test('a logo is fetched over HTTPS', () => {
  expect(cleanLogoAddress(' http://www.example.org/logo.jpg?size=2 ')).toBe('https://www.example.org/logo.jpg?size=2');
});

test('the address of an application form may be a home page and lack its scheme', () => {
  expect(cleanWebAddress('www.example.org')).toBe('https://www.example.org/');
});
