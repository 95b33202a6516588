import { z } from 'zod';
import { defineJob } from '#jobs/define-job.ts';

/** A candidate is told that an account nobody uses will end; `day` is the one on which it was decided. */
export const accountEnding = defineJob('account.mail-ending', z.object({ candidateId: z.int(), day: z.iso.date() }));
