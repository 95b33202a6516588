import { findCompanies } from './companies/find-companies.ts';
import { readCompany } from './companies/read-company.ts';
import { listConcepts } from './concepts/list-concepts.ts';
import { listDestinations } from './destinations/list-destinations.ts';
import { readDestination } from './destinations/read-destination.ts';
import type { Endpoint } from './endpoint.ts';
import { batchOffers } from './offers/batch-offers.ts';
import { findOffers } from './offers/find-offers.ts';
import { followChanges } from './offers/follow-changes.ts';
import { readOffer } from './offers/read-offer.ts';
import { readReference } from './reference/read-reference.ts';
import { listSuggestions } from './suggestions/list-suggestions.ts';
import { listWebhooks } from './webhooks/list-webhooks.ts';
import { registerWebhook } from './webhooks/register-webhook.ts';
import { removeWebhook } from './webhooks/remove-webhook.ts';
import { replayWebhook } from './webhooks/replay-webhook.ts';
import { testWebhook } from './webhooks/test-webhook.ts';

/** Every endpoint below `/api/v1`, in the order of the document. The one list of them. */
export const endpoints: readonly Endpoint[] = [
  findOffers,
  followChanges,
  readOffer,
  listSuggestions,
  listConcepts,
  listDestinations,
  readDestination,
  findCompanies,
  readCompany,
  readReference,
  batchOffers,
  registerWebhook,
  listWebhooks,
  testWebhook,
  replayWebhook,
  removeWebhook,
];
