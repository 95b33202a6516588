import { z } from 'zod';
import { defineJob } from '#jobs/define-job.ts';

/** Asks the owner of an address if the newsletter may go there. */
export const newsletterConsentRequest = defineJob(
  'newsletter.mail-question',
  z.object({ subscriptionId: z.guid(), question: z.guid() }),
);

/** Confirms once that the newsletter has ended. */
export const newsletterFarewell = defineJob(
  'newsletter.mail-farewell',
  z.object({ subscriptionId: z.guid(), farewell: z.guid() }),
);

/** Sends a subscriber the content of the issues after the last that they received. */
export const newsletterIssue = defineJob(
  'newsletter.mail-issue',
  z.object({ subscriptionId: z.guid(), issue: z.int(), after: z.int() }),
);
