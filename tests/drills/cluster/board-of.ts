import { plainBoard } from '#board/testing/plain-board.ts';
import { readConfiguration } from '#configuration/read-configuration.ts';
import { connect } from '#database/connection.ts';
import { storeOf } from '#server/wiring/store-of.ts';
import type { Engines } from './engines.ts';

/** A board on the database and the bucket of the cluster, to prepare and to count. */
export function boardOf(running: AsyncDisposableStack, { patroni, environment }: Engines) {
  const { servers } = patroni.addresses;
  const db = connect(servers, { max: 5 });
  running.defer(() => db.destroy());
  const { files } = storeOf(readConfiguration({ ...environment, DATABASE_URL: servers }));
  return { db, board: plainBoard(db, { now: () => new Date(), files }) };
}
