import { readCookie } from '#http/cookies.ts';
import { readDevice, type SignInFrom } from '#identity/both-sides/device.ts';
import { fingerprint } from '#identity/both-sides/sealing.ts';
import type { Parts } from './parts.ts';
import { absoluteSeconds, sessionCookie } from '#identity/relying-party/sessions/session-store.ts';
import type { IdentityAction } from '#identity/relying-party/connection/settings.ts';
import type { Received } from '#identity/relying-party/sessions/tokens.ts';

type Opening = {
  readonly action: IdentityAction;
  readonly received: Received;
  readonly cookieHeader: string | null;
  readonly from: SignInFrom;
};

/**
 * Starts a session with a new id, which replaces the browser's previous session.
 * @returns the Set-Cookie line
 */
export async function openSession(
  { settings, cookies, sessions }: Pick<Parts, 'settings' | 'cookies' | 'sessions'>,
  { action, received, cookieHeader, from }: Opening,
): Promise<string> {
  const previous = readCookie(cookieHeader, cookies.nameOf(sessionCookie));
  if (previous) await sessions.drop(settings.db, fingerprint(previous));
  const session = await sessions.create(settings.db, { policy: action, ...received, device: readDevice(from) });
  return cookies.set(sessionCookie, session, absoluteSeconds);
}
