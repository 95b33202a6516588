import type { Kysely } from 'kysely';
import type { Tables } from '#database/tables.ts';
import { models } from '#content/models/models.ts';
import { documentId } from '../models/document-id.ts';
import { createRepository, type Repository } from '../repository.ts';
import type { TakenUids } from '../write/store.ts';
import { sampleDocuments } from './sample-documents.ts';
import { testActor } from './test-actor.ts';

const noon = new Date('2026-11-21T12:00:00Z');

/** Makes a repository for tests. Its clock advances by a minute at each reading, and the test can set it. */
export function testRepository(
  db: Kysely<Tables>,
  given: { readonly takenUids?: TakenUids } = {},
): Repository & { readonly clock: { now: Date } } {
  const clock = { now: noon };
  const previewSecret = 'a secret of this test, and of nothing else';
  return { ...createRepository({ db, now: () => clock.now, models, previewSecret, ...given }), clock };
}

/** Returns the ids of the sample documents. */
export const idOf = (type: string, key: string, lang: 'fr' | 'en' = 'fr'): string => documentId({ type, key, lang });

/** Publishes the sample documents, one per day. */
export async function publishSamples(repository: ReturnType<typeof testRepository>): Promise<void> {
  for (const [index, draft] of sampleDocuments.entries()) {
    repository.clock.now = new Date(Date.UTC(2026, 8, 1 + index, 9));
    const saved = await repository.saveDraft({ ...draft, actor: testActor });
    await repository.publish([saved], { actor: testActor });
  }
  repository.clock.now = noon;
}
