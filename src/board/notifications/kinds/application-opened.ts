import { z } from 'zod';
import { applicationOpenedMail } from '#board/jobs/application-jobs.ts';
import { defineKind } from '../define-kind.ts';

/** The recruiter opened the application for the first time. */
export const applicationOpened = defineKind({
  name: 'applicationOpened',
  schema: z.object({ applicationId: z.uuid() }),
  defaults: { site: true, mail: true },
  leaveLetter: (jobs, running, _told, ids) => jobs.enqueue(running, applicationOpenedMail, ids),
});
