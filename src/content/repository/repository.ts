import { contentApi } from './api/content-api.ts';
import { type GivenModels, typeModels } from './models/type-models.ts';
import { previewRef, readPreview } from './query/snapshot.ts';
import { history, restore } from './write/history.ts';
import { publish } from './write/publish.ts';
import { type Draft, saveDraft } from './write/save-draft.ts';
import { publishDue, schedule } from './write/schedule.ts';
import { createStore, type Store, type TakenUids } from './write/store.ts';
import { unpublish } from './write/unpublish.ts';

type Parts = Pick<Store, 'db' | 'now'> & {
  readonly models: GivenModels;
  /** Signs preview refs. */
  readonly previewSecret: string;
  readonly takenUids?: TakenUids;
};

export type Repository = ReturnType<typeof createRepository>;

/**
 * The content repository inside this process. `fetch` answers calls to Prismic's content API; it can be
 * passed to `@prismicio/client`. The other functions are for a back office of editors; the back office must
 * decide who may write.
 */
export function createRepository({ db, now, models: files, previewSecret, takenUids }: Parts) {
  const models = typeModels(files);
  const store = createStore({ db, now, models, takenUids });
  return {
    fetch: contentApi({ db, now, models, previewSecret }),
    /** Makes a ref that shows the drafts of these documents, or all drafts, until the given time. */
    previewRef: (ids: 'all' | readonly string[], expiresAt: Date) => previewRef(previewSecret, { ids, expiresAt }),
    readPreview: (ref: string) => readPreview(ref, { secret: previewSecret, now }),
    saveDraft: (draft: Draft) => saveDraft(store, draft),
    publish: (ids: readonly string[], by: string) => publish(store, ids, by),
    schedule: (id: string, at: Date | null, by: string) => schedule(store, id, at, by),
    publishDue: () => publishDue(store),
    unpublish: (ids: readonly string[], ending: Parameters<typeof unpublish>[2]) => unpublish(store, ids, ending),
    history: (id: string) => history(store, id),
    restore: (id: string, version: number, by: string) => restore(store, id, version, by),
  };
}
