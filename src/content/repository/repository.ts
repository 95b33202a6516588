import type { WorkName } from '#staff/writing/kept-work.ts';
import { contentApi } from './api/content-api.ts';
import { brokenLinks } from './answers/listing/broken-links.ts';
import { countDocuments, listDocuments, type ListedBy } from './answers/listing/list-documents.ts';
import { linkTargets } from './answers/listing/link-targets.ts';
import { readDocument } from './answers/listing/read-document.ts';
import { countFailedPlans, listPlans } from './answers/listing/list-plans.ts';
import { lastSaveOf, wasSavedSince } from './answers/listing/own-saves.ts';
import { pathsTypedIn, typedPaths } from './answers/listing/typed-paths.ts';
import { readListed } from './answers/listing/read-listed.ts';
import { pictureLibrary } from './media/picture-library.ts';
import { type GivenModels, typeModels } from './models/type-models.ts';
import { createReleases } from './create-releases.ts';
import { publishDue } from './plans/publish-due.ts';
import { cancel, type Plan, schedule } from './plans/schedule.ts';
import { previewRef, readPreview, versionRef, workRef } from './query/snapshot.ts';
import type { Acting } from './write/document-acts.ts';
import { history, restore } from './write/history.ts';
import { publish } from './write/publish.ts';
import { createReviewLinks } from './create-review-links.ts';
import { review } from './write/review.ts';
import { type Draft, saveDraft } from './write/save-draft.ts';
import { createStore, type Store, type TakenUids } from './write/store.ts';
import type { VersionName } from './write/versions.ts';
import { readVersion } from './write/read-version.ts';
import { withdraw } from './write/withdraw.ts';

type Parts = Pick<Store, 'db' | 'now'> & {
  readonly models: GivenModels;
  /** Signs preview refs. */
  readonly previewSecret: string;
  readonly takenUids?: TakenUids;
};

export type Repository = ReturnType<typeof createRepository>;

/**
 * The content repository inside this process. `fetch` answers calls to Prismic's content API; it can be
 * passed to `@prismicio/client`. The other functions are for the office: each that writes names who acts, and
 * refuses staff who lack the role.
 */
export function createRepository({ db, now, models: files, previewSecret, takenUids }: Parts) {
  const models = typeModels(files);
  const store = createStore({ db, now, models, takenUids });
  return {
    models,
    fetch: contentApi({ db, now, models, previewSecret }),
    /** Makes a ref that shows the drafts of these documents, or all drafts, until the given time. */
    previewRef: (ids: 'all' | readonly string[], expiresAt: Date) => previewRef(previewSecret, { ids, expiresAt }),
    /** Makes a ref that shows a draft while it is this version, until the given time. */
    versionRef: (name: VersionName, expiresAt: Date) => versionRef(previewSecret, name, expiresAt),
    /** Makes a ref that shows the unsaved work of a member, until the given time. */
    workRef: (work: WorkName, expiresAt: Date) => workRef(previewSecret, work, expiresAt),
    readPreview: (ref: string) => readPreview(ref, { secret: previewSecret, now }),
    saveDraft: (draft: Draft) => saveDraft(store, draft),
    review: (given: Parameters<typeof review>[1], acting: Acting) => review(store, given, acting),
    publish: (versions: readonly VersionName[], acting: Acting) => publish(store, versions, acting),
    withdraw: (ids: readonly string[], ending: Parameters<typeof withdraw>[2]) => withdraw(store, ids, ending),
    schedule: (plan: Plan, acting: Acting) => schedule(store, plan, acting),
    cancel: (plan: number, acting: Acting) => cancel(store, plan, acting),
    publishDue: () => publishDue(store),
    history: (id: string, pages?: Parameters<typeof history>[2]) => history(store, id, pages),
    restore: (wanted: VersionName & { readonly base: number }, acting: Acting) => restore(store, wanted, acting),
    releases: createReleases(store),
    reviewLinks: createReviewLinks(store),
    list: (asked: ListedBy) => listDocuments(store, asked),
    count: (asked: ListedBy, most: number) => countDocuments(store, asked, most),
    listed: (ids: readonly string[]) => readListed(store, ids),
    brokenLinks: (ids: readonly string[]) => brokenLinks(store, ids),
    typedPaths: () => typedPaths(store),
    pathsTypedIn: (asked: Parameters<typeof pathsTypedIn>[1]) => pathsTypedIn(store, asked),
    plans: (until: Date) => listPlans(store, until),
    failedPlans: (most: number) => countFailedPlans(store, most),
    read: (id: string) => readDocument(store, id),
    lastSaveOf: (asked: Parameters<typeof lastSaveOf>[1]) => lastSaveOf(store, asked),
    wasSavedSince: (written: Parameters<typeof wasSavedSince>[1]) => wasSavedSince(store, written),
    version: (name: VersionName) => readVersion(store, name),
    library: pictureLibrary(store),
    linkTargets: (wanted: Parameters<typeof linkTargets>[1]) => linkTargets(store, wanted),
  };
}
