import { z } from 'zod';
import { defineJob } from '#jobs/define-job.ts';

const application = z.object({ applicationId: z.uuid() });

/** The recruiter gets the application. Resending it is for the operator: see resend-failed.ts. */
export const applicationToRecruiter = defineJob('application.mail-recruiter', application);

/** The candidate gets a confirmation. */
export const applicationConfirmation = defineJob('application.mail-candidate', application);

/** The recruiter is told that the candidate took the application back. */
export const applicationWithdrawn = defineJob('application.mail-withdrawn', application);

/** The candidate is told that the recruiter opened the application. */
export const applicationOpenedMail = defineJob('application.mail-opened', application);

/** The candidate is told of the recruiter's answer. */
export const applicationAnsweredMail = defineJob(
  'application.mail-answered',
  application.extend({ answerId: z.int() }),
);

/** A code goes to the address at which the candidate wants to be answered. */
export const contactCodeMail = defineJob('application.mail-contact-code', z.object({ question: z.uuid() }), 12);

export const applicationJobs = [
  applicationToRecruiter,
  applicationConfirmation,
  applicationWithdrawn,
  applicationOpenedMail,
  applicationAnsweredMail,
  contactCodeMail,
];
