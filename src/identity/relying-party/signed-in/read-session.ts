import { readCookie } from '#http/cookies.ts';
import { fingerprint } from '#identity/both-sides/sealing.ts';
import type { Claims } from '#identity/relying-party/connection/claims.ts';
import type { Parts } from '#identity/relying-party/sign-in/parts.ts';
import { isFresh } from '#identity/relying-party/sessions/session-refresher.ts';
import { sessionCookie } from '#identity/relying-party/sessions/session-store.ts';

/** A person who is signed in with this browser. */
export type Session = {
  /** Id of the session for dropSession; nobody can sign in with it. */
  readonly id: string;
  readonly oid: string;
  readonly claims: Claims;
  readonly expiresAt: Date;
  /** Time at which the site refreshes the tokens automatically. */
  readonly accessExpiresAt: Date;
};

/**
 * Reads the session of a request. If its access token has expired, the token is refreshed; if this fails, the
 * session ends (specification §4, step 5).
 */
export async function readSession(parts: Parts, cookieHeader: string | null): Promise<Session | null> {
  const { settings, cookies, sessions, refresh } = parts;
  const cookie = readCookie(cookieHeader, cookies.nameOf(sessionCookie));
  if (!cookie) return null;
  const found = await sessions.find(settings.db, fingerprint(cookie));
  const session = found && isFresh(found, settings.now()) ? found : found && (await refresh(found.id));
  if (!session) return null;
  await sessions.touch(settings.db, session, settings.now());
  const { claims } = session.content;
  const { expiresAt, accessExpiresAt } = session;
  return { id: session.id.toString('hex'), oid: claims.oid, claims, expiresAt, accessExpiresAt };
}
