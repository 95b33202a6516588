import { z } from 'zod';
import { applicationAnsweredMail } from '#board/jobs/application-jobs.ts';
import { defineKind } from '../define-kind.ts';

/** The recruiter answered, or changed the answer. */
export const applicationAnswered = defineKind({
  name: 'applicationAnswered',
  schema: z.object({ applicationId: z.uuid(), answerId: z.int() }),
  defaults: { site: true, mail: true },
  leaveLetter: (jobs, running, _told, ids) => jobs.enqueue(running, applicationAnsweredMail, ids),
});
