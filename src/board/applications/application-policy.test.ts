import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { daysFromNoon, noon } from '#board/offers/testing/offer-fixtures.ts';
import { visitor } from '#board/context/viewer.ts';
import type { Viewer } from '#board/context/viewer.ts';
import { mayApply, offerMark } from './application-policy.ts';

const open = { filledAt: null, withdrawnAt: null, broadcastEnd: daysFromNoon(1), recipient: 'contact' } as const;
const candidate = (statusId: number): Viewer => ({
  kind: 'candidate',
  candidate: {
    id: 1,
    userId: 100001,
    oid: 'oid',
    email: 'zoe@example.org',
    firstName: 'Zoé',
    lastName: 'Ørsted',
    statusId,
  },
});
const refused = (reason: string) => ({ ok: false, reason });

describe('applications to an open offer', () => {
  test('every account is refused if the application would have no recipient', () => {
    const unread = { ...open, recipient: null };
    for (const viewer of [visitor, candidate(2), candidate(3)])
      expect(mayApply(viewer, unread, noon)).toEqual(refused('noContact'));
  });
  test('a visitor is asked to sign in', () => expect(mayApply(visitor, open, noon)).toEqual(refused('signIn')));
  test('a simple account is asked to complete its profile', () =>
    expect(mayApply(candidate(2), open, noon)).toEqual(refused('completeProfile')));
  test('a complete account may apply', () => expect(mayApply(candidate(3), open, noon)).toEqual({ ok: true }));
  test('a candidate who has already done a mission (5) is refused', () =>
    expect(mayApply(candidate(5), open, noon)).toEqual(refused('alreadyDidMission')));
  test.each([6, 7, 8, 9])('an account with status %i is refused', (statusId) =>
    expect(mayApply(candidate(statusId), open, noon)).toEqual(refused('cannotApply')),
  );
  test.each([1, 10, -1])('an unavailable account (%i) is refused', (statusId) =>
    expect(mayApply(candidate(statusId), open, noon)).toEqual(refused('accountUnavailable')),
  );
});

test('nobody may apply to an offer that is filled, expired or withdrawn', () => {
  const closed = [
    { ...open, filledAt: noon },
    { ...open, broadcastEnd: noon },
    { ...open, withdrawnAt: noon },
  ];
  fc.assert(
    fc.property(
      fc.constantFrom(visitor, ...[-1, 1, 2, 3, 4, 5, 8, 10, 11].map(candidate)),
      fc.constantFrom(...closed),
      (viewer, offer) => {
        expect(mayApply(viewer, offer, noon)).toEqual(refused(offerMark(offer, noon) ?? ''));
      },
    ),
  );
});

test('a filled offer counts as filled even after its end; any other offer expires at the end of its broadcast', () => {
  expect(offerMark({ ...open, filledAt: noon, broadcastEnd: daysFromNoon(-1) }, noon)).toBe('offerFilled');
  expect(offerMark({ ...open, broadcastEnd: noon }, noon)).toBe('offerExpired');
  expect(offerMark({ ...open, broadcastEnd: new Date(noon.getTime() + 1) }, noon)).toBeUndefined();
  expect(offerMark({ ...open, broadcastEnd: null }, noon)).toBeUndefined();
});
