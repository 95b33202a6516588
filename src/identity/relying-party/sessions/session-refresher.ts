import { LRUCache } from 'lru-cache';
import * as client from 'openid-client';
import pLimit from 'p-limit';
import { readClaims } from '#identity/relying-party/connection/claims.ts';
import { isOutage, type Connections } from '#identity/relying-party/connection/provider-connections.ts';
import type { SessionStore, StoredSession } from './session-store.ts';
import type { Settings } from '#identity/relying-party/connection/settings.ts';
import { tokenParameters } from '#identity/relying-party/connection/request-parameters.ts';
import { contentOf, type Received } from './tokens.ts';

const earlySeconds = 30; // Seconds before the expiry of tokens at which they are refreshed.
const graceSeconds = 10 * 60; // Seconds for which a session stays valid while its provider is down.
// Limit of simultaneous refreshes. Each holds a database connection while it waits for the provider, and the
// provider, which may be in this process, needs other connections to answer.
const maxAtOnce = 2;
const maxPausing = 10_000;

type Refreshing = { readonly settings: Settings; readonly sessions: SessionStore; readonly connections: Connections };

// Milliseconds during which the provider is not called after an outage, because every page would wait for it.
const pauseMilliseconds = 5000;

/** Result of a refresh. After an outage there is a session, but perhaps one that may no longer be used. */
type Outcome = { readonly session: StoredSession | null; readonly isOutage: boolean };

/**
 * Returns a session with a valid access token. Null if the session has ended or cannot be refreshed.
 * Simultaneous requests of one session share one refresh, or its failure.
 */
export type SessionRefresher = (id: Buffer) => Promise<StoredSession | null>;

export function createSessionRefresher(parts: Refreshing): SessionRefresher {
  const running = new Map<string, Promise<Outcome>>();
  const clock = { now: () => parts.settings.now().getTime() };
  // Settings of the cache. With resolution 0, it reads the given clock each time and not a timer of its own.
  const aging = { ttl: pauseMilliseconds, ttlResolution: 0, perf: clock };
  const pausing = new LRUCache<string, Outcome>({ max: maxPausing, ...aging });
  const gate = pLimit(maxAtOnce);
  const run = async (id: Buffer, key: string): Promise<Outcome> => {
    try {
      const outcome = await gate(() => refreshed(parts, id));
      if (outcome.isOutage) pausing.set(key, outcome);
      return outcome;
    } finally {
      running.delete(key);
    }
  };
  return async (id) => {
    const key = id.toString('hex');
    const paused = pausing.get(key);
    if (paused) return paused.session;
    const outcome = running.get(key) ?? run(id, key);
    running.set(key, outcome);
    return (await outcome).session;
  };
}

/** Tells if the access token is valid for thirty more seconds, which is enough for the calls of a page. */
export const isFresh = ({ accessExpiresAt }: StoredSession, now: Date): boolean =>
  accessExpiresAt.getTime() - earlySeconds * 1000 > now.getTime();

// Refreshes a session and locks its row meanwhile: only one process calls the provider, and the others wait
// and find the result. If a refresh token were used twice, the provider would end the session (RFC 9700
// §4.14.2).
async function refreshed(parts: Refreshing, id: Buffer): Promise<Outcome> {
  const { settings, sessions } = parts;
  return settings.db.transaction().execute(async (db) => {
    const session = await sessions.find(db, id, true);
    if (!session || isFresh(session, settings.now())) return { session, isOutage: false };
    const answer = await refresh(parts, session);
    if (answer === 'outage') return { session: isBearable(session, settings.now()) ? session : null, isOutage: true };
    if (answer === 'refused') {
      await sessions.drop(db, id);
      return { session: null, isOutage: false };
    }
    await sessions.renew(db, id, answer.content, answer.accessExpiresAt);
    return { session: { ...session, ...answer }, isOutage: false };
  });
}

const isBearable = ({ accessExpiresAt }: StoredSession, now: Date): boolean =>
  now.getTime() - accessExpiresAt.getTime() < graceSeconds * 1000;

async function refresh(
  parts: Refreshing,
  { content, policy }: StoredSession,
): Promise<Received | 'outage' | 'refused'> {
  const { settings } = parts;
  if (!content.refreshToken) return 'refused';
  try {
    const { config, policy: policyName } = await parts.connections(policy);
    const tokens = await client.refreshTokenGrant(config, content.refreshToken, tokenParameters(parts, policyName));
    const claims = tokens.id_token ? readClaims(tokens.claims(), policyName) : content.claims;
    if (claims.oid !== content.claims.oid) return 'refused';
    // Keeps the earlier claims if the provider sends names and address elsewhere, because the new id token
    // may then lack them.
    return contentOf(tokens, claims.emails.length > 0 ? claims : content.claims, settings.now(), content);
  } catch (error) {
    const reason = isOutage(error) ? 'outage' : 'refused';
    settings.log.info({ err: error, reason }, 'a session could not be refreshed');
    return reason;
  }
}
