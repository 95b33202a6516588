import { z } from 'zod';

/** The answer of the candidates API, as it is sent and as it is read. */
export const candidateAccount = z.object({
  statusId: z.int(),
  statusLabel: z.string(),
  userId: z.int(),
  candidateId: z.int(),
  dateInscription: z.string(),
});
