import { z } from 'zod';
import { defineJob } from '#jobs/define-job.ts';

/** Reminds the candidate of favourites that close soon. `day` is the day on which the reminder was queued. */
export const favouritesClosing = defineJob(
  'favourite.mail-closing',
  z.object({ candidateId: z.int(), offerIds: z.array(z.int()), day: z.iso.date() }),
);
