import { afterEach, expect, test } from 'vitest';
import type { z } from 'zod';
import { scaleInForce, putIntoForce } from '#reference/allowances.ts';
import { scaleOfFile } from '#reference/scale-of-file.ts';
import { boardAnalysis } from '#search/feed/board-analysis.ts';
import { wholeBoard } from '#search/index/offer-index.ts';
import type { FindableOffer } from '#search/offer/indexed-offer.ts';
import { createKnowledge, teachVocabulary } from '#search/understanding/names/knowledge.ts';
import { understand } from '#search/understanding/understand.ts';
import { distantIndex } from './distant-index.ts';
import { indexNames } from './index-state.ts';
import { KnownBoard } from './known-board.ts';
import { OfferWriter } from './offer-writer.ts';
import type { ClusterRequest, SearchCluster } from './search-cluster.ts';
import { emptyReference } from './testing/empty-reference.ts';

const now = new Date();
const taught = [{ word: 'zorbeur', concept: 'buyer' }];
const offer: FindableOffer = {
  id: 1,
  title: 'Zorbeur de métaux',
  description: null,
  profile: null,
  language: 'fr',
  cityFr: 'Bonn',
  cityEn: 'Bonn',
  countryId: 'DE',
  companyId: 1,
  companyName: 'Ateliers du phare',
  companySizeId: null,
  sectorId: null,
  companySectorId: null,
  specializationIds: [],
  statedSpecializationIds: [],
  studyLevelIds: [],
  missionTypeId: 1,
  durationMonths: 12,
  missionStart: '2027-01-01',
  monthlyAllowance: null,
  remoteWork: false,
  environmental: false,
  askedLanguages: [],
  broadcastStart: now,
  broadcastEnd: null,
  createdAt: now,
  views: null,
};

afterEach(() => {
  teachVocabulary([]);
  putIntoForce(scaleOfFile);
});

/** A cluster without offers that notes what it is sent. */
function notingCluster() {
  const sent: ClusterRequest[] = [];
  const shards = { timed_out: false, _shards: { total: 1, successful: 1 } };
  const counted = { ...shards, hits: { total: { value: 0 } }, aggregations: { terms: { buckets: {} } } };
  const ask = async <Answer>(request: ClusterRequest, answer: z.ZodType<Answer>) => {
    sent.push(request);
    return answer.parse({ ...counted, items: [], responses: [shards] });
  };
  const cluster: SearchCluster = { prefix: 'mvi', ask, find: ask, write: async () => true, close: async () => {} };
  return { cluster, said: () => JSON.stringify(sent) };
}

async function saidOfOffer(): Promise<string> {
  const { cluster, said } = notingCluster();
  const writer = new OfferWriter(cluster, boardAnalysis, (_id, error) => expect.unreachable(String(error)));
  await writer.put(['mvi'], [{ id: offer.id, offer }], { version: 1, reference: emptyReference });
  return said();
}

async function saidOfQuery(text: string): Promise<string> {
  const { cluster, said } = notingCluster();
  const known = new KnownBoard(cluster);
  const index = distantIndex({
    cluster,
    known,
    index: 'mvi',
    reference: () => emptyReference,
    now: () => now,
    version: () => 1,
  });
  const { query } = understand(text, createKnowledge(emptyReference), 'fr');
  await index.search({ ...wholeBoard, now, facets: [], limit: 10, text: query });
  return said();
}

test('documents and queries name the concept of a word from the moment that the staff have taught it', async () => {
  const said = async () => [await saidOfOffer(), await saidOfQuery('zorbeur')];
  const concept = expect.stringContaining('#buyer');
  expect(await said()).toEqual([expect.not.stringContaining('#buyer'), expect.not.stringContaining('#buyer')]);
  teachVocabulary(taught);
  expect(await said()).toEqual([concept, concept]);
  expect(await saidOfQuery('acheteur')).toEqual(concept);
});

const named = () => [boardAnalysis.fingerprint, indexNames('mvi', boardAnalysis).alias];

test('an index keeps its name when the staff teach a word or enter a scale, so that later processes find it', () => {
  const [fingerprint, alias] = named();
  teachVocabulary(taught);
  putIntoForce({ ...scaleOfFile, fixed: 1 });
  expect(scaleInForce.year).toBe(scaleOfFile.year);
  expect(named()).toEqual([expect.not.stringContaining(fingerprint ?? ''), alias]);
});
