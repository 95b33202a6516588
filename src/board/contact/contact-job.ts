import { z } from 'zod';
import { defineJob } from '#jobs/define-job.ts';

/** What somebody wrote to the operator is sent to them. */
export const contactMail = defineJob('contact.mail', z.object({ messageId: z.uuid() }));
