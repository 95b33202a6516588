import { findCompanies } from './companies/find-companies.ts';
import { readCompanyEndpoint } from './companies/read-company.ts';
import { listConcepts } from './concepts/list-concepts.ts';
import { listDestinationsEndpoint } from './destinations/list-destinations.ts';
import { readDestination } from './destinations/read-destination.ts';
import type { Endpoint } from './endpoint.ts';
import { batchOffers } from './offers/batch-offers.ts';
import { findOffersEndpoint } from './offers/find-offers.ts';
import { followChangesEndpoint } from './offers/follow-changes.ts';
import { readOfferEndpoint } from './offers/read-offer.ts';
import { readReferenceEndpoint } from './reference/read-reference.ts';
import { listSuggestions } from './suggestions/list-suggestions.ts';
import { listWebhooksEndpoint } from './webhooks/list-webhooks.ts';
import { registerWebhookEndpoint } from './webhooks/register-webhook.ts';
import { removeWebhookEndpoint } from './webhooks/remove-webhook.ts';
import { replayWebhookEndpoint } from './webhooks/replay-webhook.ts';
import { testWebhookEndpoint } from './webhooks/test-webhook.ts';

/** The only list of endpoints below `/api/v1`, in the order of the document. */
export const endpoints: readonly Endpoint[] = [
  findOffersEndpoint,
  followChangesEndpoint,
  readOfferEndpoint,
  listSuggestions,
  listConcepts,
  listDestinationsEndpoint,
  readDestination,
  findCompanies,
  readCompanyEndpoint,
  readReferenceEndpoint,
  batchOffers,
  registerWebhookEndpoint,
  listWebhooksEndpoint,
  testWebhookEndpoint,
  replayWebhookEndpoint,
  removeWebhookEndpoint,
];
