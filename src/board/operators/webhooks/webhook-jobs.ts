import { z } from 'zod';
import { defineJob } from '#jobs/define-job.ts';

/** Informs the operator that a webhook was stopped. */
export const webhookStopped = defineJob('operator.mail-webhook', z.object({ webhookId: z.int() }));
