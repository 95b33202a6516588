import { flagCriterion } from './flag-criterion.ts';
import { conditionsIn } from '#search/offer/offer-columns.ts';

export const environmental = flagCriterion('porteEnv', (conditions) => conditionsIn(conditions).environmental);
