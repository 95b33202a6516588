import { z } from 'zod';

/** Answer of the candidates API, for sending and for reading. */
export const candidateAccount = z.object({
  statusId: z.int(),
  statusLabel: z.string(),
  userId: z.int(),
  candidateId: z.int(),
  dateInscription: z.string(),
});
