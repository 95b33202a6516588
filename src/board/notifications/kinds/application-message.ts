import { z } from 'zod';
import { applicationMessageMail } from '#board/jobs/application-jobs.ts';
import { defineKind } from '../define-kind.ts';

/** The recruiter wrote a further message after the answer. */
export const applicationMessage = defineKind({
  name: 'applicationMessage',
  schema: z.object({ applicationId: z.uuid(), messageId: z.int() }),
  defaults: { site: true, mail: true },
  leaveLetter: (jobs, running, _told, ids) => jobs.enqueue(running, applicationMessageMail, ids),
});
