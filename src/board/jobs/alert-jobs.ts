import { z } from 'zod';
import { defineJob } from '#jobs/define-job.ts';

/** Asks the owner of an address for consent to alerts; `question` is the id of the consent request. */
export const alertConsentRequest = defineJob(
  'alert.mail-question',
  z.object({ candidateId: z.int(), question: z.guid() }),
);

/** New offers of some saved searches: their total number, and the ids of the latest. */
export const foundOffers = z.array(z.object({ searchId: z.guid(), total: z.int(), offerIds: z.array(z.int()).min(1) }));

/**
 * Sends a letter with the new offers of all searches that are due at the same moment. `digest` is the
 * permanent id of the letter.
 */
export const alertDigest = defineJob(
  'alert.mail-digest',
  z.object({ candidateId: z.int(), digest: z.guid(), found: foundOffers }),
);
