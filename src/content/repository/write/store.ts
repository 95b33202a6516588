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
  /** Checks a document of a file: a field that its model does not know is an error. */
  readonly check: ReturnType<typeof documentChecker>;
  /** Checks a document of an editor: fields that its model does not know are kept. */
  readonly checkEdited: ReturnType<typeof documentChecker>;
  /** Tells if a screen of the site has the address that a document of this type and uid would have. */
  readonly isScreen: (type: string, uid: string) => boolean;
};

type Given = Pick<Store, 'db' | 'now' | 'models'> & { readonly takenUids?: TakenUids | undefined };

/**
 * Creates the services and reads the models once. Every written document must match its model and must have
 * none of the taken uids.
 */
export function createStore({ db, now, models, takenUids = {} }: Given): Store {
  const isScreen: Store['isScreen'] = (type, uid) =>
    Object.hasOwn(takenUids, type) && takenUids[type]?.has(uid) === true;
  const checking =
    (checkFields: Store['check']): Store['check'] =>
    (type, content) => {
      const checked = checkFields(type, content);
      if (checked.uid !== null && isScreen(type, checked.uid))
        throw new InvalidDocument([
          `uid: a screen of the site has the address "${checked.uid}": nobody would see this document`,
        ]);
      return checked;
    };
  const [check, checkEdited] = [checking(documentChecker(models)), checking(documentChecker(models, 'kept'))];
  return { db, now, models, check, checkEdited, isScreen };
}

/** No document has this id, or the document is not in the required state. */
export class NoSuchDocument extends Error {
  readonly code = 'content.noSuchDocument';
}

/** Another document of the same type and language has this uid. */
export class UidTaken extends Error {
  readonly code = 'content.uidTaken';
}
