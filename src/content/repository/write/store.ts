import type { Kysely } from 'kysely';
import type { Tables } from '#database/tables.ts';
import { documentChecker, InvalidDocument } from '../models/check-document.ts';
import type { TypeModels } from '../models/type-models.ts';

/**
 * Uids that documents of a type must not have: a screen of the site has the same address, so nobody would see
 * the document.
 */
export type TakenUids = Readonly<Record<string, ReadonlySet<string>>>;

/** Services that the repository's use cases need. */
export type Store = {
  readonly db: Kysely<Tables>;
  readonly now: () => Date;
  readonly models: TypeModels;
  readonly check: ReturnType<typeof documentChecker>;
};

type Given = Omit<Store, 'check'> & { readonly takenUids?: TakenUids | undefined };

/**
 * Creates the services and reads the models once. Every written document must match its model and must have
 * none of the taken uids.
 */
export function createStore({ db, now, models, takenUids = {} }: Given): Store {
  const checkFields = documentChecker(models);
  const check: Store['check'] = (type, content) => {
    const checked = checkFields(type, content);
    const isTaken = checked.uid !== null && Object.hasOwn(takenUids, type) && takenUids[type]?.has(checked.uid);
    if (isTaken)
      throw new InvalidDocument([
        `uid: a screen of the site has the address "${checked.uid}": nobody would see this document`,
      ]);
    return checked;
  };
  return { db, now, models, check };
}

/** No document has this id, or the document is not in the required state. */
export class NoSuchDocument extends Error {
  readonly code = 'content.noSuchDocument';
}

/** Another document of the same type and language has this uid. */
export class UidTaken extends Error {
  readonly code = 'content.uidTaken';
}
