import { z } from 'zod';
import { accountLimits } from '#identity/provider/accounts/account-limits.ts';
import type { Service } from './service.ts';

/** An identity that a service has confirmed, with a verified e-mail address. */
export const provenIdentity = z.object({
  service: z.enum(['google', 'linkedin']),
  subject: z.string().min(1).max(255), // OpenID Connect Core §2: the subject.
  email: z.email().max(accountLimits.emailMax),
  givenName: z.string(),
  familyName: z.string(),
});

export type ProvenIdentity = z.output<typeof provenIdentity>;

const text = z.string().catch('');
const claimsSchema = z.object({
  sub: z.string(),
  email: text,
  email_verified: z.unknown(),
  given_name: text,
  family_name: text,
});

/**
 * Reads the identity from an id token. Signature, issuer, audience and dates must have been checked. Null if
 * the service has not verified the address, because an unverified address may belong to anyone.
 */
export function readIdentity(service: Service, idToken: unknown): ProvenIdentity | null {
  const claims = claimsSchema.safeParse(idToken);
  if (!claims.success || !service.isVerified(claims.data.email_verified)) return null;
  const { sub, email, given_name, family_name } = claims.data;
  const names = { givenName: shortened(given_name), familyName: shortened(family_name) };
  return provenIdentity.safeParse({ service: service.name, subject: sub, email, ...names }).data ?? null;
}

// Shortens a name. Names from a service are only proposals: the person confirms them, and then they are
// checked.
const shortened = (name: string): string => name.trim().slice(0, accountLimits.nameMax);
