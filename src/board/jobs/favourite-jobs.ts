import { z } from 'zod';
import { defineJob } from '#jobs/define-job.ts';

/** The candidate is reminded of favourites that close soon; `day` is the one on which it was decided. */
export const favouritesClosing = defineJob(
  'favourite.mail-closing',
  z.object({ candidateId: z.int(), offerIds: z.array(z.int()), day: z.iso.date() }),
);
