import { z } from 'zod';

/** Answer of the candidates API. Our API sends this form, and our client expects it. */
export const candidateAccount = z.object({
  statusId: z.int(),
  statusLabel: z.string(),
  userId: z.int(),
  candidateId: z.int(),
  dateInscription: z.string(),
});
