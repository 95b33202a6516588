import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { models } from '../src/content/models/models.ts';
import { typeModels } from '../src/content/repository/models/type-models.ts';
import { createRepository } from '../src/content/repository/repository.ts';
import { putDocuments } from '../src/content/repository/write/put-documents.ts';
import { createStore } from '../src/content/repository/write/store.ts';
import { connect } from '../src/database/connection.ts';
import { startEmbeddedServer } from '../src/database/embedded/start-embedded-server.ts';
import { migrate } from '../src/database/migrate.ts';
import { syntheticContent } from './synthetic-content.ts';
import { percentile, timedUntil } from './times.ts';

// Measures full-text search through the whole API of the content repository. The baseline reads one document
// by its uid.
const documents = 5000;
const rounds = 200;
/** Limit of the 95th percentile in milliseconds. */
const budget = 20;
const searches = [
  'mission',
  'indemnité visa',
  'entreprise étranger logement',
  'insur',
  'batrilon',
  'les contrats de retour',
  'mak',
];

const now = () => new Date('2026-11-21T12:00:00Z');
const dataDir = await mkdtemp(join(tmpdir(), 'mvi-bench-'));
const server = await startEmbeddedServer({ dataDir });
const db = connect(server.url, { max: 4, patient: true });
try {
  await migrate(db);
  const store = createStore({ db, now, models: typeModels(models) });
  const written = await timedUntil(() =>
    putDocuments(store, syntheticContent(documents), { actor: { kind: 'program', name: 'bench' } }),
  );
  await sql`analyze content.entries`.execute(db);
  const repository = createRepository({ db, now, models, previewSecret: 'a secret of the bench' });
  const ask = (q: string, ref: string) => {
    const query = new URLSearchParams({ ref, lang: '*', pageSize: '5', q });
    return repository.fetch(new Request(`http://content.internal/content/api/v2/documents/search?${query.toString()}`));
  };
  const { ref } = await db
    .selectFrom('content.publications')
    .select('ref')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  const [ours, theirs]: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    const words = searches[round % searches.length] ?? '';
    ours.push(await timedUntil(() => ask(`[[fulltext(document, "${words}")]]`, ref)));
    theirs.push(await timedUntil(() => ask(`[[at(my.news.uid, "bench-${round}")]]`, ref)));
  }
  const [p95, base] = [percentile(ours.slice(20), 0.95), percentile(theirs.slice(20), 0.95)];
  const met = p95 <= budget;
  process.stdout.write(
    `${documents} documents published in ${(written / 1000).toFixed(1)} s\n` +
      `full text / one document by uid, p95: ${p95.toFixed(1)} / ${base.toFixed(1)} ms, ratio ${(p95 / base).toFixed(1)} ` +
      `(budget ≤ ${budget} ms) ${met ? 'met' : 'NOT MET'}\n`,
  );
  process.exitCode = met ? 0 : 1;
} finally {
  await db.destroy();
  await server.stop();
  await rm(dataDir, { recursive: true });
}
