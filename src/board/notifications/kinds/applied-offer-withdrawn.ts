import { z } from 'zod';
import { appliedOfferWithdrawnMail } from '#board/jobs/application-jobs.ts';
import { defineKind } from '../define-kind.ts';

/** The source of an offer withdrew it after the candidate had applied. */
export const appliedOfferWithdrawn = defineKind({
  name: 'appliedOfferWithdrawn',
  schema: z.object({ applicationId: z.uuid() }),
  defaults: { site: true, mail: true },
  leaveLetter: (jobs, running, _told, ids) => jobs.enqueue(running, appliedOfferWithdrawnMail, ids),
});
