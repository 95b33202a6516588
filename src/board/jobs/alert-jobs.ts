import { z } from 'zod';
import { defineJob } from '#jobs/define-job.ts';

/** The owner of an address is asked whether alerts may go there; `question` is the one that asks. */
export const alertQuestion = defineJob('alert.mail-question', z.object({ candidateId: z.int(), question: z.guid() }));

/** New offers of some saved searches: all of them by number, the last by id. */
export const foundOffers = z.array(z.object({ searchId: z.guid(), total: z.int(), offerIds: z.array(z.int()).min(1) }));

/** A letter with the new offers of all searches that were due at a moment; `digest` names it for ever. */
export const alertDigest = defineJob(
  'alert.mail-digest',
  z.object({ candidateId: z.int(), digest: z.guid(), found: foundOffers }),
);
