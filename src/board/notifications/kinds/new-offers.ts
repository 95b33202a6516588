import { z } from 'zod';
import { alertDigest, foundOffers } from '#board/jobs/alert-jobs.ts';
import { defineKind } from '../define-kind.ts';

/** Saved searches have new offers. */
export const newOffers = defineKind({
  name: 'newOffers',
  schema: z.object({ digest: z.guid(), found: foundOffers }),
  defaults: { site: true, mail: true },
  leaveLetter: (jobs, running, { candidateId }, ids) => jobs.enqueue(running, alertDigest, { candidateId, ...ids }),
});
