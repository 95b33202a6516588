import { flagCriterion } from './flag-criterion.ts';
import { conditionsIn } from './offer-columns.ts';

export const environmental = flagCriterion('porteEnv', (conditions) => conditionsIn(conditions).environmental);
