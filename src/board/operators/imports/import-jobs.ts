import { z } from 'zod';
import { defineJob } from '#jobs/define-job.ts';

/** Informs the operator that scheduled imports fail, or that they work again. */
export const importNews = defineJob(
  'operator.mail-import',
  z.object({ runId: z.int(), outcome: z.enum(['failing', 'recovered']) }),
);
