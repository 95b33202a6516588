import fc from 'fast-check';
import { expect, test } from 'vitest';
import { signToken } from '#signed-token.ts';
import {
  agreementToken,
  feedToken,
  readAgreement,
  readFeedToken,
  readUnsubscription,
  unsubscriptionToken,
} from './alert-links.ts';

const secret = 'a secret of sixteen letters or more';
const uuid = fc.uuid();
const candidateId = fc.integer({ min: 1, max: 2 ** 31 - 1 });
const [question, searchId, key] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()];

test('every link is read back as it was written', () => {
  fc.assert(
    fc.property(candidateId, uuid, uuid, (id, one, other) => {
      const agreement = { candidateId: id, question: one };
      expect(readAgreement(secret, agreementToken(secret, agreement))).toEqual(agreement);
      for (const end of [
        { candidateId: id, searchId: one },
        { candidateId: id, searchId: null },
      ])
        expect(readUnsubscription(secret, unsubscriptionToken(secret, end))).toEqual(end);
      const feed = { searchId: one, key: other };
      expect(readFeedToken(secret, feedToken(secret, feed))).toEqual(feed);
    }),
    { numRuns: 30 },
  );
});

const tokens = {
  agreement: agreementToken(secret, { candidateId: 7, question }),
  end: unsubscriptionToken(secret, { candidateId: 7, searchId }),
  feed: feedToken(secret, { searchId, key }),
};
const readAll = (token: string, by = secret) => [
  readAgreement(by, token),
  readUnsubscription(by, token),
  readFeedToken(by, token),
];

test('a link serves only one purpose: a link that ends alerts gives no consent and opens no feed', () => {
  for (const [at, token] of Object.values(tokens).entries())
    expect(readAll(token).map((read) => read !== null)).toEqual([0, 1, 2].map((kind) => kind === at));
});

test('a link of another installation opens nothing', () => {
  for (const token of Object.values(tokens))
    expect(readAll(token, 'another secret of this length')).toEqual([null, null, null]);
});

test('a changed, truncated or invented link opens nothing and causes no error', () => {
  const changed = fc
    .tuple(fc.constantFrom(...Object.values(tokens)), fc.nat(), fc.string({ unit: 'binary', maxLength: 3 }))
    .map(([token, at, put]) => [token, token.slice(0, at % token.length) + put + token.slice((at % token.length) + 1)])
    .filter(([token, other]) => token !== other);
  fc.assert(
    fc.property(changed, fc.string({ unit: 'binary' }), ([, token = ''], invented) => {
      expect(readAll(token)).toEqual([null, null, null]);
      expect(readAll(invented)).toEqual([null, null, null]);
    }),
  );
});

const never = new Date(8.64e15);

test.each([
  `0 ${question}`,
  `-1 ${question}`,
  `1.5 ${question}`,
  `1e3 ${question}`,
  `2147483648 ${question}`,
  `99999999999999999999 ${question}`,
  '7 x',
  '7',
  `7 ${question} more`,
  `7  ${question}`,
])('ids that no row can have are refused even with a valid signature: «%s»', (subject) => {
  const agreement = signToken({ secret, purpose: 'agree to alerts', subject, expiresAt: never });
  expect(readAgreement(secret, agreement)).toBeNull();
  const end = signToken({ secret, purpose: 'end alerts', subject, expiresAt: never });
  expect(readUnsubscription(secret, end)).toBeNull();
  const feed = signToken({ secret, purpose: 'feed of a search', subject, expiresAt: never });
  expect(readFeedToken(secret, feed)).toBeNull();
});
