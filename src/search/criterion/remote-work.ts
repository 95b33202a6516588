import { flagCriterion } from './flag-criterion.ts';
import { conditionsIn } from '#search/offer/offer-columns.ts';

export const remoteWork = flagCriterion('teletravail', (conditions) => conditionsIn(conditions).remote);
