import { z } from 'zod';
import { defineJob } from '#jobs/define-job.ts';

/**
 * Informs a candidate that their unused account will be deleted. `day` is the day on which this was decided.
 */
export const accountEnding = defineJob('account.mail-ending', z.object({ candidateId: z.int(), day: z.iso.date() }));
