import { z } from 'zod';
import { defineJob } from '#jobs/define-job.ts';

/** Asks the owner of an address if alerts may go there; `question` identifies the consent request. */
export const alertConsentRequest = defineJob(
  'alert.mail-question',
  z.object({ candidateId: z.int(), question: z.guid() }),
);

/** New offers of some saved searches: their total number, and the ids of the last. */
export const foundOffers = z.array(z.object({ searchId: z.guid(), total: z.int(), offerIds: z.array(z.int()).min(1) }));

/** Sends a letter with the new offers of all searches due at a moment; `digest` is its permanent id. */
export const alertDigest = defineJob(
  'alert.mail-digest',
  z.object({ candidateId: z.int(), digest: z.guid(), found: foundOffers }),
);
