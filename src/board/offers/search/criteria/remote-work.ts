import { flagCriterion } from './flag-criterion.ts';

export const remoteWork = flagCriterion('teletravail', 'remote_work');
