import { z } from 'zod';
import { defineJob } from '#jobs/define-job.ts';

/** The owner of an address is asked whether the newsletter may go there. */
export const newsletterQuestion = defineJob(
  'newsletter.mail-question',
  z.object({ subscriptionId: z.guid(), question: z.guid() }),
);

/** Who gets no newsletter any more is told so, once. */
export const newsletterFarewell = defineJob(
  'newsletter.mail-farewell',
  z.object({ subscriptionId: z.guid(), farewell: z.guid() }),
);

/** A subscriber is told what issues brought after the one that they heard of last. */
export const newsletterIssue = defineJob(
  'newsletter.mail-issue',
  z.object({ subscriptionId: z.guid(), issue: z.int(), after: z.int() }),
);
