import type { ListedKey } from '#board/operators/keys/list-keys.ts';

/** A key as the list tells it, with the last day that it is good for. */
export function keyLine(key: ListedKey, now: Date): string {
  const { prefix, name, scopes, lastUsedOn, expiresAt, revokedAt } = key;
  const ended = revokedAt !== null ? 'revoked' : expiresAt !== null && expiresAt <= now ? 'expired' : 'open';
  const until = expiresAt === null ? '' : `  until ${new Date(expiresAt.getTime() - 1).toISOString().slice(0, 10)}`;
  return `${prefix}  ${ended.padEnd(7)}  ${scopes.join(',')}  last used ${lastUsedOn ?? 'never'}${until}  ${name}`;
}
