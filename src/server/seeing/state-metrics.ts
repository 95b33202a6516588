import type { Registry } from 'prom-client';
import { sessionsOf } from '#database/connection.ts';
import { probeOf } from './files-state.ts';
import { addGauge, addGauges } from './gauges.ts';
import type { WatchedParts } from './watched-parts.ts';

/** Adds what this process holds now: sessions of the database, index, views, and stores that may be away. */
export function addStateMetrics(registry: Registry, parts: WatchedParts): void {
  addSessions(registry, parts);
  addIndex(registry, parts);
  const { board, sharedCounts, fileStore } = parts;
  const filesState = probeOf(fileStore);
  addGauge(registry, { name: 'mvi_views_waiting', help: 'Counted views that are not written yet.' }, () =>
    board.views.waiting(),
  );
  addGauge(registry, { name: 'mvi_files_store_up', help: '1 if the store of the files answers.' }, async () =>
    (await filesState()) === 'ok' ? 1 : 0,
  );
  if (sharedCounts === null) return;
  addGauge(registry, { name: 'mvi_limits_store_up', help: '1 if processes count limits together.' }, () =>
    sharedCounts.isAway() ? 0 : 1,
  );
}

function addSessions(registry: Registry, { board }: WatchedParts): void {
  const states = { name: 'mvi_sql_sessions', help: 'Sessions of the database by state.', label: 'state' };
  addGauges(registry, states, () => {
    const sessions = sessionsOf(board.db);
    if (sessions === undefined) return [];
    const { used, idle } = sessions;
    return Object.entries({ used, idle });
  });
  const most = { name: 'mvi_sql_sessions_max', help: 'Sessions that this process opens at most.' };
  addGauge(registry, most, () => sessionsOf(board.db)?.max);
  const waiting = { name: 'mvi_sql_waiting', help: 'Statements that wait for a session.' };
  addGauge(registry, waiting, () => sessionsOf(board.db)?.waiting);
}

function addIndex(registry: Registry, { indexFacts }: WatchedParts): void {
  const offers = { name: 'mvi_index_offers', help: 'Offers in the search index of this process.' };
  addGauge(registry, offers, () => indexFacts().offers);
  const behind = {
    name: 'mvi_index_behind_seconds',
    help: 'Seconds since the index was known to equal the database.',
  };
  addGauge(registry, behind, () => indexFacts().behind);
  const ready = { name: 'mvi_index_ready', help: '1 if the index is complete and up to date, or not needed.' };
  addGauge(registry, ready, () => (['ok', 'none'].includes(indexFacts().state) ? 1 : 0));
  const builds = { name: 'mvi_index_builds', help: 'Times that the index was built from all offers.' };
  addGauge(registry, builds, () => indexFacts().builds);
  const kept = { name: 'mvi_index_snapshot_timestamp_seconds', help: 'When this process saved its index last.' };
  addGauge(registry, kept, () => {
    const { keptAt } = indexFacts();
    return keptAt === null ? null : keptAt / 1000;
  });
}
