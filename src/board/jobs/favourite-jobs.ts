import { z } from 'zod';
import { defineJob } from '#jobs/define-job.ts';

/** Favourites of a candidate. `day` is the day on which the job was queued. */
const favourites = z.object({ candidateId: z.int(), offerIds: z.array(z.int()), day: z.iso.date() });

/** Reminds the candidate of favourites that close soon. */
export const favouritesClosing = defineJob('favourite.mail-closing', favourites);

/** Informs the candidate that favourites were filled. */
export const favouritesFilled = defineJob('favourite.mail-filled', favourites);

/** Informs the candidate that favourites were withdrawn. */
export const favouritesWithdrawn = defineJob('favourite.mail-withdrawn', favourites);
