import { Replica } from '#database/replica/replica.ts';
import { second } from '#durations.ts';
import type { SiteFoundations } from './site-foundations.ts';

/** Starts to follow the replicas of the configuration; null without one. */
export function startReplica(foundations: SiteFoundations, running: AsyncDisposableStack): Replica | null {
  const { configuration, db, databaseUrl, log } = foundations;
  const { databaseReplicaUrl: url, databaseReplicaLag: lag } = configuration;
  if (url === undefined) return null;
  const replica = new Replica({
    url,
    primary: db,
    primaryUrl: databaseUrl,
    bound: lag * second,
    changed: (state, err) => {
      if (state === 'ok') log.info('visitors read from the replica');
      else log.warn({ err, replica: state }, 'visitors read from the primary: the replica is not used');
    },
  });
  running.defer(() => replica.end());
  return replica;
}
