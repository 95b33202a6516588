import type { Endpoint } from './endpoint.ts';
import { batchOffers } from './offers/batch-offers.ts';
import { readReference } from './reference/read-reference.ts';

/** Every endpoint below `/api/v1`, in the order of the document. The one list of them. */
export const endpoints: readonly Endpoint[] = [readReference, batchOffers];
