import { z } from 'zod';
import { defineJob } from '../define-job.ts';

/** A job for the tests of src/jobs, because src/jobs must not import jobs of the product. */
export const waitingJob = defineJob('testing.wait', z.object({ id: z.string() }));
