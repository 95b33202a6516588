import { isRowId } from '#board/context/row-id.ts';
import { isUuid } from '#board/context/uuid.ts';
import { InvalidToken, readToken, signToken } from '#signed-token.ts';
import type { ConfirmationLink } from './answer-consent-request.ts';
import type { Unsubscription } from './end-alerts.ts';

type Purpose = 'agree to alerts' | 'end alerts' | 'feed of a search';

/**
 * The tokens do not expire by themselves, because the board decides: it knows the state of the alert or feed
 * that a link names.
 */
const never = new Date(8.64e15);

function sign(secret: string, purpose: Purpose, names: readonly (string | number)[]): string {
  return signToken({ secret, purpose, subject: names.join(' '), expiresAt: never });
}

function read(secret: string, purpose: Purpose, token: string): string[] {
  try {
    return readToken({ secret, purpose, token, now: new Date(0) }).subject.split(' ');
  } catch (error) {
    if (error instanceof InvalidToken) return [];
    throw error;
  }
}

const isNamed = (text: string | undefined): text is string => text !== undefined && isUuid(text);

/**
 * Returns null for a number outside the range of PostgreSQL's type, because such a number would make the
 * query fail.
 */
function rowIdIn(text: string | undefined): number | null {
  const id = /^[1-9]\d*$/.test(text ?? '') ? Number(text) : 0;
  return isRowId(id) ? id : null;
}

/**
 * Returns the token by which the owner of an address gives consent. The secret that signs the token is not in
 * the database.
 */
export function agreementToken(secret: string, { candidateId, question }: ConfirmationLink): string {
  return sign(secret, 'agree to alerts', [candidateId, question]);
}

/** Returns null for an invalid token. */
export function readAgreement(secret: string, token: string): ConfirmationLink | null {
  const [candidate, question, ...rest] = read(secret, 'agree to alerts', token);
  const candidateId = rowIdIn(candidate);
  if (candidateId === null || !isNamed(question) || rest.length > 0) return null;
  return { candidateId, question };
}

/**
 * Returns the token by which the reader of a letter ends its alerts. It stays valid for years, because people
 * keep letters for years.
 */
export function unsubscriptionToken(secret: string, { candidateId, searchId }: Unsubscription): string {
  return sign(secret, 'end alerts', [candidateId, searchId ?? 'all']);
}

/** Returns null for an invalid token. */
export function readUnsubscription(secret: string, token: string): Unsubscription | null {
  const [candidate, search, ...rest] = read(secret, 'end alerts', token);
  const candidateId = rowIdIn(candidate);
  if (candidateId === null || rest.length > 0) return null;
  if (search === 'all') return { candidateId, searchId: null };
  return isNamed(search) ? { candidateId, searchId: search } : null;
}

/** The search of a feed, and the key that is in the feed's current address. */
export type FeedName = { readonly searchId: string; readonly key: string };

export function feedToken(secret: string, { searchId, key }: FeedName): string {
  return sign(secret, 'feed of a search', [searchId, key]);
}

/** Returns null for an invalid token. */
export function readFeedToken(secret: string, token: string): FeedName | null {
  const [searchId, key, ...rest] = read(secret, 'feed of a search', token);
  return isNamed(searchId) && isNamed(key) && rest.length === 0 ? { searchId, key } : null;
}
