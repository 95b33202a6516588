import * as client from 'openid-client';
import { readClaims } from './claims.ts';
import { createGate } from './gate.ts';
import { type Connections, ProviderUnreachable } from './provider-connections.ts';
import type { SessionStore, StoredSession } from './session-store.ts';
import type { Settings } from './settings.ts';
import { scopeOf } from './request-parameters.ts';
import { contentOf, type Received } from './tokens.ts';

const earlySeconds = 30; // refreshed a little before it expires
const graceSeconds = 10 * 60; // how long a provider that is down may be waited for
// A refresh holds a connection of the pool while the provider, maybe this very process, needs others to answer.
const maxAtOnce = 2;

type Refreshing = { readonly settings: Settings; readonly sessions: SessionStore; readonly connections: Connections };

// After an outage, how long a session goes on before its provider is asked again: every page would wait for it otherwise.
const pauseSeconds = 5;

/**
 * Gives a session with a living access token, or null when it had to end. Requests of one session at once share one refresh, and
 * one failure.
 */
export type SessionRefresher = (id: Buffer) => Promise<StoredSession | null>;

export function createSessionRefresher(parts: Refreshing): SessionRefresher {
  const attempts = new Map<string, { readonly session: Promise<StoredSession | null>; readonly until: number }>();
  const gate = createGate(maxAtOnce);
  const time = (): number => parts.settings.now().getTime();
  return (id) => {
    const key = id.toString('hex');
    const last = attempts.get(key);
    if (last && time() < last.until) return last.session;
    const session = gate(() => refreshed(parts, id));
    attempts.set(key, { session, until: Infinity });
    const settle = (found: StoredSession | null): void => {
      attempts.delete(key);
      const isWaiting = found !== null && !isFresh(found, parts.settings.now());
      if (isWaiting) attempts.set(key, { session, until: time() + pauseSeconds * 1000 });
    };
    session.then(settle, () => settle(null));
    return session;
  };
}

export const isFresh = ({ accessExpiresAt }: StoredSession, now: Date): boolean =>
  accessExpiresAt.getTime() - earlySeconds * 1000 > now.getTime();

// The row is locked while the provider is asked: of several processes one refreshes, the others wait and find it done.
// A refresh token used twice would end the session at the provider (RFC 9700 §4.14.2).
async function refreshed(parts: Refreshing, id: Buffer): Promise<StoredSession | null> {
  const { settings, sessions } = parts;
  return settings.db.transaction().execute(async (db) => {
    const session = await sessions.find(db, id, true);
    if (!session || isFresh(session, settings.now())) return session;
    const outcome = await refresh(parts, session);
    if (outcome === 'later') return session;
    if (outcome === 'ended') {
      await sessions.drop(db, id);
      return null;
    }
    await sessions.renew(db, id, outcome.content, outcome.accessExpiresAt);
    return { ...session, ...outcome };
  });
}

async function refresh(
  parts: Refreshing,
  { content, policy, accessExpiresAt }: StoredSession,
): Promise<Received | 'later' | 'ended'> {
  const { settings } = parts;
  if (!content.refreshToken) return 'ended';
  try {
    const { config, policy: policyName } = await parts.connections(policy);
    const tokens = await client.refreshTokenGrant(config, content.refreshToken, { scope: scopeOf(parts) });
    const claims = tokens.id_token ? readClaims(tokens.claims(), policyName) : content.claims;
    if (claims.oid !== content.claims.oid) return 'ended';
    return contentOf(tokens, claims, settings.now(), content);
  } catch (error) {
    const isWaiting = isOutage(error) && settings.now().getTime() - accessExpiresAt.getTime() < graceSeconds * 1000;
    settings.log.info({ err: error, isWaiting }, 'a session could not be refreshed');
    return isWaiting ? 'later' : 'ended';
  }
}

// No answer at all, as against a refusal: nobody should be signed out because the provider restarts.
function isOutage(error: unknown): boolean {
  if (error instanceof ProviderUnreachable) return true;
  return error instanceof TypeError || (error instanceof client.ClientError && error.code === 'OAUTH_TIMEOUT');
}
