import { z } from 'zod';

/** Numbers of a report, as a run keeps them. */
export const runCounts = z.object({
  read: z.int(),
  inserted: z.int(),
  updated: z.int(),
  unchanged: z.int(),
  withdrawn: z.int(),
  rejected: z.int(),
});

export type RunCounts = z.output<typeof runCounts>;
