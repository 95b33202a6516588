import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import { day } from '#durations.ts';
import type { Tables } from '#database/tables.ts';
import type { ContentFound } from '../port/content-call.ts';
import { readFound } from '../port/read-found.ts';

/** Answers that outlive the process: shown after a restart while the content system is away. */
export type KeptCopies = {
  /** Keeps an answer in its own time. */
  readonly put: (key: string, found: ContentFound) => void;
  /** An answer that is not too old; null where there is none, or none can be read. */
  readonly get: (key: string) => Promise<ContentFound | null>;
  /** Deletes what is too old to be shown. */
  readonly sweep: () => Promise<void>;
  /** Ends once nothing is being kept any more. */
  readonly idle: () => Promise<void>;
};

type Parts = {
  readonly db: Kysely<Tables>;
  readonly now: () => Date;
  /** Hears of what could not be kept or read. */
  readonly failed: (error: unknown) => void;
};

/** Milliseconds that a copy may be old where nothing better can be had: a day. */
export const maxCopyAge = day;

/** Copies in the database, which all processes share. */
export function keptCopies({ db, now, failed }: Parts): KeptCopies {
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
