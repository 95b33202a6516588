import { expect, test } from 'vitest';
import { requestLocale } from './request-locale.ts';

test.each([
  ['/x?lang=en', 'fr', 'en'],
  ['/x?lang=fr', 'en', 'fr'],
  ['/x?lang=de', 'en', 'en'],
  ['/x?lang=', 'en-GB,fr;q=0.5', 'en'],
  ['/x?lang=EN', undefined, 'fr'],
  ['/x?language=en', undefined, 'fr'],
  ['/x', 'de, en;q=0.3', 'en'],
  ['/x', 'fr;q=0.2, en;q=0.9', 'en'],
  ['/x', 'de', 'fr'],
  ['/x', 'nonsense;;;q=x', 'fr'],
  ['/x', undefined, 'fr'],
  ['/x?lang=en&lang=fr', undefined, 'en'],
])('the address «%s» with Accept-Language %j is answered in %s', (url, accepted, locale) => {
  expect(requestLocale({ url, headers: { 'accept-language': accepted } })).toBe(locale);
});
