import { flagCriterion } from './flag-criterion.ts';

export const environmental = flagCriterion('porteEnv', 'environmental');
