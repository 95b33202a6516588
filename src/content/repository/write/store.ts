import type { Kysely } from 'kysely';
import type { Tables } from '#database/tables.ts';
import { documentChecker } from '../models/check-document.ts';
import type { Models } from '../models/type-models.ts';

/** What the repository's use cases stand on. */
export type Store = {
  readonly db: Kysely<Tables>;
  readonly now: () => Date;
  readonly models: Models;
  readonly check: ReturnType<typeof documentChecker>;
};

/** Reads the models once: every document that is written is held to them. */
export function createStore({ db, now, models }: Omit<Store, 'check'>): Store {
  return { db, now, models, check: documentChecker(models) };
}

/** No document has this id, or none in the state that was asked for. */
export class NoSuchDocument extends Error {
  readonly code = 'content.noSuchDocument';
}

/** Another document of the same type and language has this uid. */
export class UidTaken extends Error {
  readonly code = 'content.uidTaken';
}
