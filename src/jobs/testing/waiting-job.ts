import { z } from 'zod';
import { defineJob } from '../define-job.ts';

/** A job of the tests of this room, which knows none of the house. */
export const waitingJob = defineJob('testing.wait', z.object({ id: z.string() }));
