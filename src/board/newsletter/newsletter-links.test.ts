import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  endNewsletterToken,
  newsletterToken,
  readEndNewsletterToken,
  readNewsletterToken,
} from './newsletter-links.ts';

const secret = 'a secret of sixteen letters or more';
const [subscriptionId, question] = [crypto.randomUUID(), crypto.randomUUID()];
const agree = newsletterToken(secret, { subscriptionId, question });
const end = endNewsletterToken(secret, subscriptionId);

test('a link names its subscription; the link of a consent request also names the request', () => {
  expect(readNewsletterToken(secret, agree)).toEqual({ subscriptionId, question });
  expect(readEndNewsletterToken(secret, end)).toBe(subscriptionId);
});

test('a link that ends the newsletter gives no consent, and a link that gives consent does not end the newsletter', () => {
  expect(readNewsletterToken(secret, end)).toBeNull();
  expect(readEndNewsletterToken(secret, agree)).toBeNull();
});

test('a changed or invented link, or a link of another installation, does nothing', () => {
  const other = 'another secret of this length';
  expect([readNewsletterToken(other, agree), readEndNewsletterToken(other, end)]).toEqual([null, null]);
  fc.assert(
    fc.property(fc.nat(end.length - 1), fc.constantFrom('', 'é', '.', ' '), (at, put) => {
      const changed = (token: string) => token.slice(0, at) + put + token.slice(at + 1);
      // A full stop in the place of a full stop changes nothing.
      fc.pre(changed(end) !== end && changed(agree) !== agree);
      expect(readEndNewsletterToken(secret, changed(end))).toBeNull();
      expect(readNewsletterToken(secret, changed(agree))).toBeNull();
    }),
  );
  for (const invented of ['', '.', subscriptionId, `${end}.`, '\0'])
    expect([readNewsletterToken(secret, invented), readEndNewsletterToken(secret, invented)]).toEqual([null, null]);
});
