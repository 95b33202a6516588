import type { Board } from '#board/context/board.ts';
import { minute, second } from '#durations.ts';
import { hashOf, isKeyText } from './key-text.ts';

/** Returns the prefix of a valid key; null for any other text. */
export type PrefixOfKey = (text: string) => Promise<string | null>;

type Known = { readonly prefixes: ReadonlyMap<string, string>; readonly readAt: number };

/**
 * Time limits of the cached list of keys. The list is read again after a minute. If a key is missing, it is
 * read again after a second, so that invented keys cause few queries.
 */
const [longest, shortest] = [minute, second];

/** Distinguishes valid keys from invented keys without a query for each request. */
export function createPrefixOfKey({ db, now }: Pick<Board, 'db' | 'now'>): PrefixOfKey {
  let known: Known = { prefixes: new Map(), readAt: -Infinity };
  let reading: Promise<Known> | null = null;
  const readAgain = async (): Promise<Known> => {
    reading ??= readKeys({ db, now }).finally(() => {
      reading = null;
    });
    known = await reading;
    return known;
  };
  return async (text) => {
    if (!isKeyText(text)) return null;
    const hash = hashOf(text).toString('base64');
    const age = now().getTime() - known.readAt;
    const isFresh = age < (known.prefixes.has(hash) ? longest : shortest);
    const { prefixes } = isFresh ? known : await readAgain();
    return prefixes.get(hash) ?? null;
  };
}

async function readKeys({ db, now }: Pick<Board, 'db' | 'now'>): Promise<Known> {
  const readAt = now().getTime();
  const rows = await db
    .selectFrom('api_keys')
    .select(['hash', 'prefix'])
    .where('revoked_at', 'is', null)
    .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', now())]))
    .execute();
  return { prefixes: new Map(rows.map(({ hash, prefix }) => [hash.toString('base64'), prefix])), readAt };
}
