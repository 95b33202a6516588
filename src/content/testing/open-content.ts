import { createContentCache } from '../cache/content-cache.ts';
import type { StaleCopies } from '../cache/stale-copies.ts';
import { createMasterRef } from '../cache/master-ref.ts';
import { models } from '../models/models.ts';
import { createCircuit } from '../port/circuit.ts';
import { createContent } from '../port/create-content.ts';
import { createFitting } from '../port/fit-documents.ts';
import { isSourceUnavailable, prismicSource } from '../port/prismic-source.ts';
import type { SentDocument } from './fixture-document.ts';
import { fixtureRepository } from './fixture-repository.ts';

type Given = {
  readonly documents?: readonly SentDocument[];
  readonly copies?: Pick<StaleCopies, 'put' | 'get'> | null;
  readonly now?: () => Date;
  /** Milliseconds. */
  readonly patience?: number;
};

/**
 * Opens the content of a repository in memory, with all layers that exist between a repository and the
 * screens.
 */
export function openContent({ documents = [], copies = null, now = () => new Date(), patience }: Given = {}) {
  const repository = fixtureRepository(documents);
  const { url, fetch } = repository;
  const circuit = createCircuit({ isFailure: isSourceUnavailable, now: () => now().getTime() });
  const system = prismicSource({ url, fetch, circuit, ...(patience !== undefined && { patience }) });
  const master = createMasterRef({ ask: system.masterRef });
  const cache = createContentCache({ ask: system.ask, master, copies, now });
  const content = createContent({ ask: cache.ask, fit: createFitting(models, (url) => url) });
  return { content, repository, master, cache };
}
