import fc from 'fast-check';
import { expect, test } from 'vitest';
import { daysFromNoon, noon } from '#board/offers/testing/offer-fixtures.ts';
import { historyOf } from './application-history.ts';
import type { ApplicationFacts } from './application-state.ts';

const sent: ApplicationFacts = {
  appliedAt: daysFromNoon(-9),
  transmittedAt: null,
  failedAt: null,
  firstOpenedAt: null,
  answer: null,
  answeredAt: null,
  withdrawnAt: null,
};
const open = { filledAt: null, withdrawnAt: null, broadcastEnd: null };
const nothing = { openings: [], answers: [] };
const kindsOf = (...given: Parameters<typeof historyOf>) => historyOf(...given).map(({ kind }) => kind);

test('the history of an application begins with its sending', () => {
  expect(historyOf(sent, open, nothing, noon)).toEqual([{ kind: 'sent', at: daysFromNoon(-9) }]);
});

test('the history of an application that first failed and then arrived shows only the transmission', () => {
  expect(kindsOf({ ...sent, failedAt: daysFromNoon(-8) }, open, nothing, noon)).toEqual(['sent', 'failed']);
  expect(kindsOf({ ...sent, transmittedAt: daysFromNoon(-8) }, open, nothing, noon)).toEqual(['sent', 'transmitted']);
});

test('the end of the offer is in the history on its day, with the reason', () => {
  const ends = { filledAt: daysFromNoon(-2), withdrawnAt: daysFromNoon(-1), broadcastEnd: noon };
  expect(kindsOf(sent, ends, nothing, noon)).toEqual(['sent', 'offerFilled', 'offerWithdrawn', 'offerExpired']);
  const before = new Date(noon.getTime() - 1);
  expect(kindsOf(sent, ends, nothing, before)).toEqual(['sent', 'offerFilled', 'offerWithdrawn']);
});

test('a withdrawal is the last event, even if the recruiter answered at the same time', () => {
  const answers = [{ answer: 'contact', message: null, at: noon } as const];
  const facts = { ...sent, withdrawnAt: noon };
  const ends = { ...open, filledAt: daysFromNoon(1) };
  expect(kindsOf(facts, ends, { ...nothing, answers }, daysFromNoon(2))).toEqual(['sent', 'answered', 'withdrawn']);
});

const moment = fc.option(fc.integer({ min: -9, max: 9 }).map(daysFromNoon));
const facts = fc.record({ transmittedAt: moment, failedAt: moment, withdrawnAt: moment });
const ends = fc.record({ filledAt: moment, withdrawnAt: moment, broadcastEnd: moment });

test('events are in order for any facts, and none lies in the future or after a withdrawal', () => {
  fc.assert(
    fc.property(facts, ends, (some, offer) => {
      const history = historyOf({ ...sent, ...some }, offer, nothing, noon);
      const times = history.map(({ at }) => at.getTime());
      expect(times).toEqual(times.toSorted((a, b) => a - b));
      const until = Math.max(noon.getTime(), some.withdrawnAt?.getTime() ?? 0);
      expect(times.every((time) => time <= until)).toBe(true);
      expect(history[0]?.kind).toBe('sent');
    }),
  );
});
