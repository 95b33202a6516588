import { z } from 'zod';
import { defineJob } from '#jobs/define-job.ts';

/** Asks the owner of an address for consent to the newsletter. */
export const newsletterConsentRequest = defineJob(
  'newsletter.mail-question',
  z.object({ subscriptionId: z.guid(), question: z.guid() }),
);

/** Confirms the end of the newsletter, once. */
export const newsletterFarewell = defineJob(
  'newsletter.mail-farewell',
  z.object({ subscriptionId: z.guid(), farewell: z.guid() }),
);

/** Sends a subscriber the content of all issues that they have not received yet. */
export const newsletterIssue = defineJob(
  'newsletter.mail-issue',
  z.object({ subscriptionId: z.guid(), issue: z.int(), after: z.int() }),
);
