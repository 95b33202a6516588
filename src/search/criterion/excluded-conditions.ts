import { conditionsIn } from '#search/offer/offer-columns.ts';
import { excludingCriterion } from './list-criterion.ts';

/** Conditions of an offer that a text may exclude, as addresses write them. */
export const conditions = ['teletravail', 'environnement'] as const;
export type ExcludedCondition = (typeof conditions)[number];

/** The criterion that selects what a condition excludes. */
export const criterionOfCondition = {
  teletravail: 'remoteWork',
  environnement: 'environmental',
} as const satisfies Readonly<Record<ExcludedCondition, string>>;

/** Conditions that the offer must not have («sans télétravail», "no remote"). */
export const excludedConditions = excludingCriterion<ExcludedCondition>({
  parameters: ['sansCondition'],
  known: () => ({ has: (condition) => conditions.includes(condition), keys: () => conditions }),
  parse: (text) => conditions.find((one) => one === text) ?? null,
  column: {
    name: 'conditions',
    options: (key) => {
      const { remote, environmental } = conditionsIn(key);
      return conditions.filter((one) => (one === 'teletravail' ? remote : environmental));
    },
  },
});
