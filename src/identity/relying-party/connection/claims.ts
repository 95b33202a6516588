import { z } from 'zod';

/** The provider's claims about a person (specification §3), under their names in tokens. */
export type Claims = {
  readonly oid: string;
  readonly tfp: string | null;
  readonly emails: readonly string[];
  readonly given_name: string;
  readonly family_name: string;
  readonly name: string;
  /** False if the provider says that it has not verified the addresses. */
  readonly emailVerified?: boolean;
  /** Time at which the person proved their identity (OpenID Connect Core §2); null if it is not told. */
  readonly authTime?: Date | null;
  /** Answers given in a complete sign-up; null after a simple sign-up. */
  readonly birthDate?: string | null;
  readonly nationality?: string | null;
  readonly studyLevel?: string | null;
};

/** The id token lacks a claim, or belongs to another policy. */
class ClaimsRefused extends Error {
  readonly code = 'signIn.claimsRefused';
}

const text = z.string().catch('');
const told = z.string().nullable().catch(null);
// Some providers send the boolean as a text. Any value but true is no proof.
const verified = z
  .union([z.boolean(), z.string()])
  .transform((value) => String(value).toLowerCase() === 'true')
  .catch(false);
const seconds = z
  .int()
  .positive()
  .transform((value) => new Date(value * 1000));

// Schema of an id token. B2C sends emails and oid, other providers send sub and email. Older B2C policies
// state the policy in acr.
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
    email_verified: verified.optional(),
    auth_time: seconds.optional().catch(undefined),
    extension_BirthDate: told,
    extension_Nationality: told,
    extension_StudyLevel: told,
  })
  .transform(({ sub, tfp, acr, given_name, family_name, name, ...told }): Claims => ({
    oid: told.oid ?? sub,
    tfp: tfp ?? acr ?? null,
    emails: told.emails ?? (told.email ? [told.email] : []),
    ...namesOf({ given_name, family_name, name }),
    emailVerified: told.email_verified !== false,
    authTime: told.auth_time ?? null,
    birthDate: told.extension_BirthDate,
    nationality: told.extension_Nationality,
    studyLevel: told.extension_StudyLevel,
  }));

/** Returns the addresses that the provider has verified, which alone name a member of the staff. */
export const provenEmailsOf = ({ emails, emailVerified = true }: Claims): readonly string[] =>
  emailVerified ? emails : [];

type Names = Pick<Claims, 'given_name' | 'family_name' | 'name'>;

// Returns the names. Some providers send only a whole name, which begins with the given name (OpenID Connect
// Core §5.1); the profile asks for both names later.
function namesOf(said: Names): Names {
  if (said.given_name || said.family_name) return said;
  const [given_name = '', ...rest] = said.name.trim().split(/\s+/);
  return { given_name, family_name: rest.join(' '), name: said.name };
}

/**
 * Reads the claims of an id token. Signature, issuer, audience, nonce and dates must have been checked.
 * @throws ClaimsRefused if a policy is expected and the token belongs to another policy
 */
export function readClaims(idToken: unknown, policy: string | null): Claims {
  const read = idTokenSchema.safeParse(idToken);
  if (!read.success) throw new ClaimsRefused('incomplete id token');
  // Checks the policy, because all policies have the same issuer: without the check, a token of one policy
  // would be accepted for another.
  if (policy !== null && read.data.tfp?.toLowerCase() !== policy.toLowerCase())
    throw new ClaimsRefused('another policy');
  // At a provider without policies acr is no policy: Keycloak states the strength of the sign-in there.
  return policy === null ? { ...read.data, tfp: null } : read.data;
}
