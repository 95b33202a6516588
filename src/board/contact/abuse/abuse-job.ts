import { z } from 'zod';
import { defineJob } from '#jobs/define-job.ts';

/** Informs the operator of a report. */
export const abuseMail = defineJob('abuse.mail', z.object({ reportId: z.int() }));
