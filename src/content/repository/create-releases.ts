import { listReleases, readListedRelease } from './answers/listing/list-releases.ts';
import type { Acting } from './write/document-acts.ts';
import type { Store } from './write/store.ts';
import { publishRelease } from './plans/publish-release.ts';
import type { SeenRelease } from './plans/release-state.ts';
import { type ReleaseToSave, saveRelease } from './plans/save-release.ts';
import { scheduleRelease } from './plans/schedule-release.ts';
import { takeBack } from './plans/take-back.ts';

/** Releases: several documents that are published or taken off the site at once. */
export const createReleases = (store: Store) => ({
  list: (page: Parameters<typeof listReleases>[1]) => listReleases(store, page),
  read: (id: number) => readListedRelease(store, id),
  save: (release: ReleaseToSave, acting: Acting) => saveRelease(store, release, acting),
  publish: (seen: SeenRelease, acting: Acting) => publishRelease(store, seen, acting),
  schedule: (plan: SeenRelease & { readonly at: Date }, acting: Acting) => scheduleRelease(store, plan, acting),
  takeBack: (ending: Parameters<typeof takeBack>[1], acting: Acting) => takeBack(store, ending, acting),
});
