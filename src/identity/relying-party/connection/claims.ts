import { z } from 'zod';

/** What the provider says of a person (specification §3), with the names that tokens use. */
export type Claims = {
  readonly oid: string;
  readonly tfp: string | null;
  readonly emails: readonly string[];
  readonly given_name: string;
  readonly family_name: string;
  readonly name: string;
  /** What a complete sign-up told; null after a simple one. */
  readonly birthDate?: string | null;
  readonly nationality?: string | null;
  readonly studyLevel?: string | null;
};

/** The id token lacks something, or is of another policy. */
class ClaimsRefused extends Error {
  readonly code = 'signIn.claimsRefused';
}

const text = z.string().catch('');
const told = z.string().nullable().catch(null);

// B2C sends emails and oid; others sub and email. Older B2C policies tell the policy in acr.
const idTokenSchema = z
  .object({
    sub: z.string().min(1),
    oid: z.string().min(1).optional(),
    tfp: z.string().optional(),
    acr: z.string().optional(),
    emails: z.array(z.string()).optional().catch(undefined),
    email: z.string().optional().catch(undefined),
    given_name: text,
    family_name: text,
    name: text,
    extension_BirthDate: told,
    extension_Nationality: told,
    extension_StudyLevel: told,
  })
  .transform(({ sub, oid, tfp, acr, emails, email, given_name, family_name, name, ...told }): Claims => ({
    oid: oid ?? sub,
    tfp: tfp ?? acr ?? null,
    emails: emails ?? (email ? [email] : []),
    ...namesOf({ given_name, family_name, name }),
    birthDate: told.extension_BirthDate,
    nationality: told.extension_Nationality,
    studyLevel: told.extension_StudyLevel,
  }));

type Names = Pick<Claims, 'given_name' | 'family_name' | 'name'>;

// Who says a whole name alone says the given name first (OpenID Connect Core §5.1); the profile asks for
// both.
function namesOf(said: Names): Names {
  if (said.given_name || said.family_name) return said;
  const [given_name = '', ...rest] = said.name.trim().split(/\s+/);
  return { given_name, family_name: rest.join(' '), name: said.name };
}

/**
 * The claims of an id token whose signature, issuer, audience, nonce and dates have been checked.
 * @throws ClaimsRefused when a policy is expected and the token is of another one.
 */
export function readClaims(idToken: unknown, policy: string | null): Claims {
  const read = idTokenSchema.safeParse(idToken);
  if (!read.success) throw new ClaimsRefused('incomplete id token');
  // One issuer signs for all policies: without this check a token of one would do for another.
  if (policy !== null && read.data.tfp?.toLowerCase() !== policy.toLowerCase())
    throw new ClaimsRefused('another policy');
  return read.data;
}
