import { flagCriterion } from './flag-criterion.ts';

export const remoteWork = flagCriterion('teletravail', 'remoteWork');
