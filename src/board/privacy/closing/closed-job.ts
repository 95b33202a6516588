import { z } from 'zod';
import { defineJob } from '#jobs/define-job.ts';

/** A candidate is told that their account is closed, and until when they can come back; once each time. */
export const accountClosed = defineJob(
  'account.mail-closed',
  z.object({ candidateId: z.int(), closedAt: z.iso.datetime() }),
);
