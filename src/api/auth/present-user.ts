import { z } from 'zod';
import { canApply } from '#board/candidates/candidate-status.ts';
import type { CandidateAccount } from '#board/candidates/accounts/candidates-api.ts';

/** The signed-in user of specification §3. No other fields are ever sent. */
const signedInUser = z.object({
  given_name: z.string(),
  family_name: z.string(),
  emails: z.array(z.string()),
  oid: z.string(),
  /** Null at a provider without policies. */
  tfp: z.string().nullable(),
  /** Seconds since 1970 at which the tokens expire; the site refreshes them automatically. */
  exp: z.int(),
  id: z.int(),
  statusId: z.int(),
  statusLabel: z.string(),
  name: z.string(),
  candidateId: z.int(),
  /** ISO 8601 with time zone. */
  date_inscription: z.string(),
  can_apply: z.boolean(),
});

export type SignedInUser = z.output<typeof signedInUser>;

type Claims = Pick<SignedInUser, 'given_name' | 'family_name' | 'oid' | 'tfp' | 'name'> & {
  readonly emails: readonly string[];
};

/** Combines the claims of a session with the answer of the candidates API about this candidate. */
export function presentUser(claims: Claims, account: CandidateAccount, tokensEnd: Date): SignedInUser {
  return signedInUser.parse({
    ...claims,
    name: claims.name || `${claims.given_name} ${claims.family_name}`.trim(),
    exp: Math.floor(tokensEnd.getTime() / 1000),
    id: account.userId,
    candidateId: account.candidateId,
    statusId: account.statusId,
    statusLabel: account.statusLabel,
    date_inscription: account.dateInscription,
    can_apply: canApply(account.statusId),
  });
}
