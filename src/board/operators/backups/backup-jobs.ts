import { z } from 'zod';
import { defineJob } from '#jobs/define-job.ts';

/** Informs the operator that backups fail, or that they work again. */
export const backupNews = defineJob(
  'operator.mail-backup',
  z.object({ newsId: z.uuid(), outcome: z.enum(['failing', 'recovered']), reason: z.string().max(2000) }),
);
