import { z } from 'zod';
import { defineJob } from '#jobs/define-job.ts';

/** Sends a visitor's message to the operator. */
export const contactMail = defineJob('contact.mail', z.object({ messageId: z.uuid() }));
