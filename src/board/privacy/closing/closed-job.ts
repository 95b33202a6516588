import { z } from 'zod';
import { defineJob } from '#jobs/define-job.ts';

/** Informs a candidate, once per closing, that the account is closed and until when they can reopen it. */
export const accountClosed = defineJob(
  'account.mail-closed',
  z.object({ candidateId: z.int(), closedAt: z.iso.datetime() }),
);
