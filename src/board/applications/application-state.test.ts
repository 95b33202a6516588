import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  after,
  answers,
  type ApplicationChange,
  type ApplicationFacts,
  type ApplicationState,
  applicationState,
} from './application-state.ts';

const changes: ApplicationChange[] = ['transmitted', 'failed', 'resent', 'opened', ...answers, 'withdrawn'];
const day = (days: number) => new Date(Date.UTC(2026, 0, 1 + days));
const sent: ApplicationFacts = {
  appliedAt: day(0),
  transmittedAt: null,
  failedAt: null,
  firstOpenedAt: null,
  answer: null,
  answeredAt: null,
  withdrawnAt: null,
};

/** Facts after each change. */
const leaves: Record<ApplicationChange, (facts: ApplicationFacts, at: Date) => Partial<ApplicationFacts>> = {
  transmitted: (_facts, at) => ({ transmittedAt: at, failedAt: null }),
  failed: (_facts, at) => ({ failedAt: at }),
  resent: () => ({ failedAt: null }),
  opened: ({ firstOpenedAt }, at) => ({ firstOpenedAt: firstOpenedAt ?? at }),
  contact: (_facts, at) => ({ answer: 'contact', answeredAt: at }),
  retained: (_facts, at) => ({ answer: 'retained', answeredAt: at }),
  declined: (_facts, at) => ({ answer: 'declined', answeredAt: at }),
  withdrawn: (_facts, at) => ({ withdrawnAt: at }),
};

/** Applies a series of changes to an application; skips changes that are not allowed. */
function live(wishes: readonly ApplicationChange[]): { facts: ApplicationFacts; states: ApplicationState[] } {
  return wishes.reduce<{ facts: ApplicationFacts; states: ApplicationState[] }>(
    ({ facts, states }, change, index) => {
      const next = after(states.at(-1) ?? 'sent', change);
      if (next === null) return { facts, states };
      return { facts: { ...facts, ...leaves[change](facts, day(index + 1)) }, states: [...states, next] };
    },
    { facts: sent, states: ['sent'] },
  );
}

const isAnswer = (state: ApplicationState) => answers.some((answer) => answer === state);
const anyLife = fc.array(fc.constantFrom(...changes), { maxLength: 12 });

test('the state computed from an application’s facts equals the state after its last change', () => {
  fc.assert(
    fc.property(anyLife, (wishes) => {
      const { facts, states } = live(wishes);
      expect(applicationState(facts).state).toBe(states.at(-1));
    }),
    { numRuns: 1000 },
  );
});

test('nothing follows a withdrawal, and an answer cannot be undone', () => {
  fc.assert(
    fc.property(anyLife, (wishes) => {
      const { states } = live(wishes);
      const left = states.indexOf('withdrawn');
      expect(left === -1 || left === states.length - 1).toBe(true);
      const first = states.findIndex((state) => isAnswer(state));
      const since = first === -1 ? [] : states.slice(first);
      expect(since.filter((state) => !isAnswer(state) && state !== 'withdrawn')).toEqual([]);
    }),
    { numRuns: 1000 },
  );
});

test('an opened or answered application is not sent again and cannot fail', () => {
  for (const state of ['transmitted', 'opened', ...answers, 'withdrawn'] as const)
    for (const change of ['failed', 'resent'] as const) expect(after(state, change)).toBeNull();
});

test('a candidate may withdraw once, and not after being declined', () => {
  for (const state of ['sent', 'failed', 'transmitted', 'opened', 'contact', 'retained'] as const)
    expect(after(state, 'withdrawn')).toBe('withdrawn');
  for (const state of ['declined', 'withdrawn'] as const) expect(after(state, 'withdrawn')).toBeNull();
});

test('a state begins with the change that caused it', () => {
  expect(applicationState(sent)).toEqual({ state: 'sent', since: day(0) });
  expect(applicationState(live(['transmitted', 'opened', 'opened']).facts).since).toEqual(day(2));
  expect(applicationState(live(['opened', 'contact', 'declined', 'opened']).facts).since).toEqual(day(3));
});
