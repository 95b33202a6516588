import fc from 'fast-check';
import { expect, test } from 'vitest';
import { day } from '#durations.ts';
import { daysFromNoon, noon } from '#board/offers/testing/offer-fixtures.ts';
import { ExpiredToken, InvalidToken } from '#signed-token.ts';
import { parties } from './exchange-policy.ts';
import { readReplyAddress, replyAddress } from './reply-address.ts';

const secret = 'a secret of sixteen letters or more';
const base = 'reponse@courrier.mvi.example';
const until = daysFromNoon(90);
const replying = fc.record({ applicationId: fc.uuid(), author: fc.constantFrom(...parties) });

test('an address names its exchange and its party, in any capitals, and is an address that every mail server accepts', () => {
  fc.assert(
    fc.property(replying, (one) => {
      const address = replyAddress({ secret, base }, one, until);
      expect(address).toMatch(/^reponse\+[0-9a-v]{48}@courrier\.mvi\.example$/);
      expect(address.split('@')[0]?.length).toBeLessThanOrEqual(64);
      expect(readReplyAddress(secret, address, noon)).toEqual(one);
      expect(readReplyAddress(secret, address.toUpperCase(), noon)).toEqual(one);
    }),
  );
});

test('an address is valid at least until its end, and at most a day longer', () => {
  const one = { applicationId: '2f1c6a52-9d0e-4a57-8f5f-0d3b1c9e7a11', author: 'recruiter' } as const;
  const address = replyAddress({ secret, base }, one, until);
  expect(readReplyAddress(secret, address, until)).toEqual(one);
  expect(() => readReplyAddress(secret, address, new Date(until.getTime() + day))).toThrow(ExpiredToken);
});

test('a letter that is sent twice has the same address', () => {
  const one = { applicationId: '2f1c6a52-9d0e-4a57-8f5f-0d3b1c9e7a11', author: 'candidate' } as const;
  expect(replyAddress({ secret, base }, one, until)).toBe(replyAddress({ secret, base }, one, until));
});

function errorOf(address: string): unknown {
  try {
    return readReplyAddress(secret, address, noon);
  } catch (error) {
    return error instanceof Error ? error.constructor : error;
  }
}

test('an altered address opens nothing: no other exchange, party or day, and nothing of another installation', () => {
  fc.assert(
    fc.property(
      replying,
      fc.nat(47),
      fc.nat(31).map((digit) => digit.toString(32)),
      (one, at, digit) => {
        const address = replyAddress({ secret, base }, one, until);
        const place = 'reponse+'.length + at;
        const altered = address.slice(0, place) + digit + address.slice(place + 1);
        expect(altered === address ? InvalidToken : errorOf(altered)).toBe(InvalidToken);
        expect(() => readReplyAddress('another secret of this length', address, noon)).toThrow(InvalidToken);
      },
    ),
  );
});

test('any other text is refused as an address that is not ours', () => {
  const texts = fc.oneof(fc.string({ unit: 'binary' }), fc.stringMatching(/^r\+[0-9a-v]{40,56}@x$/), fc.emailAddress());
  fc.assert(
    fc.property(texts, (text) => {
      expect(errorOf(text)).toBe(InvalidToken);
    }),
  );
});
