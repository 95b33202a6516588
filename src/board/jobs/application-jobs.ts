import { z } from 'zod';
import { defineJob } from '#jobs/define-job.ts';

const application = z.object({ applicationId: z.uuid() });

/** Sends the application to the recruiter. An operator can queue it again: see resend-failed.ts. */
export const applicationToRecruiter = defineJob('application.mail-recruiter', application);

/** Sends a confirmation to the candidate. */
export const applicationConfirmation = defineJob('application.mail-candidate', application);

/** Informs the recruiter that the candidate withdrew the application. */
export const applicationWithdrawn = defineJob('application.mail-withdrawn', application);

/** Informs the candidate that the recruiter opened the application. */
export const applicationOpenedMail = defineJob('application.mail-opened', application);

/** Sends the recruiter's answer to the candidate. */
export const applicationAnsweredMail = defineJob(
  'application.mail-answered',
  application.extend({ answerId: z.int() }),
);

/** Informs the candidate that the offer of the application was withdrawn. */
export const appliedOfferWithdrawnMail = defineJob('application.mail-offer-withdrawn', application);

const message = application.extend({ messageId: z.int() });

/** Sends a message of the candidate to the recruiter. */
export const applicationReplyMail = defineJob('application.mail-reply', message);

/** Sends a further message of the recruiter to the candidate. */
export const applicationMessageMail = defineJob('application.mail-message', message);

/** Sends a code to the address at which the candidate wants replies. */
export const contactCodeMail = defineJob('application.mail-contact-code', z.object({ question: z.uuid() }), 12);

export const applicationJobs = [
  applicationToRecruiter,
  applicationConfirmation,
  applicationWithdrawn,
  applicationOpenedMail,
  applicationAnsweredMail,
  appliedOfferWithdrawnMail,
  applicationReplyMail,
  applicationMessageMail,
  contactCodeMail,
];
