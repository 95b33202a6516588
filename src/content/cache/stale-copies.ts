import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import { day } from '#durations.ts';
import type { Tables } from '#database/tables.ts';
import type { ContentFound } from '../port/content-call.ts';
import { readFound } from '../port/read-found.ts';

/**
 * Copies of answers in the database. They are shown after a restart while the content system is unavailable.
 */
export type StaleCopies = {
  /** Stores an answer in the background. */
  readonly put: (key: string, found: ContentFound) => void;
  /** Returns a copy that is not too old; null if there is none or if it cannot be read. */
  readonly get: (key: string) => Promise<ContentFound | null>;
  /** Deletes copies that are too old. */
  readonly sweep: () => Promise<void>;
  /** Resolves once no copy is being stored. */
  readonly idle: () => Promise<void>;
};

type Parts = {
  readonly db: Kysely<Tables>;
  readonly now: () => Date;
  /** Called with errors of storing and reading. */
  readonly failed: (error: unknown) => void;
};

/** Milliseconds for which a copy may be shown while the content system fails: a day. */
export const maxCopyAge = day;

/** Stores copies in the database, because all processes share them. */
export function staleCopies({ db, now, failed }: Parts): StaleCopies {
  const writing = new Set<Promise<void>>();
  const since = () => new Date(now().getTime() - maxCopyAge);
  const write = async (key: string, found: ContentFound): Promise<void> => {
    const row = { key: digest(key), answer: JSON.stringify(found), kept_at: now() };
    const insert = db.insertInto('content_copies').values(row);
    const { answer, kept_at } = row;
    await insert.onConflict((conflict) => conflict.column('key').doUpdateSet({ answer, kept_at })).execute();
  };
  return {
    put(key, found) {
      const written = write(key, found)
        .catch(failed)
        .finally(() => writing.delete(written));
      writing.add(written);
    },
    async get(key) {
      const rows = db.selectFrom('content_copies').select('answer').where('key', '=', digest(key));
      const row = await rows.where('kept_at', '>', since()).executeTakeFirst().catch(failed);
      return row ? readFound(row.answer) : null;
    },
    async sweep() {
      await db.deleteFrom('content_copies').where('kept_at', '<=', since()).execute();
    },
    async idle() {
      await Promise.all(writing);
    },
  };
}

const digest = (key: string): Buffer => createHash('sha256').update(key).digest();
