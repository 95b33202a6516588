import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { second } from '#durations.ts';
import type { IndexNames } from './index-state.ts';
import type { ClusterRequest, SearchCluster } from './search-cluster.ts';

/** Milliseconds after which a lease that was not renewed is free: clocks of machines differ by less. */
const term = 20 * second;

const lease = z
  .object({
    _seq_no: z.int(),
    _primary_term: z.int(),
    _source: z.object({ holder: z.string(), until: z.int() }),
  })
  .transform(({ _seq_no: number, _primary_term: primary, _source: read }) => ({ number, primary, ...read }));

/**
 * The right to write into the index, which one process has. It is a document of the cluster that changes only
 * as its last reader saw it. If two processes believe for a moment that they have it, nothing is lost: the
 * version of each document refuses an older one.
 */
export class Lease {
  readonly #cluster: SearchCluster;
  readonly #path: string;
  readonly #holder = randomUUID();
  #until = 0;

  constructor(cluster: SearchCluster, { states, id }: IndexNames) {
    this.#cluster = cluster;
    this.#path = `/${states}/_doc/${id}-lease`;
  }

  /** Takes or renews the lease. @returns false if another process has it */
  async hold(): Promise<boolean> {
    const now = Date.now();
    if (this.#until - now > term / 2) return true;
    const found = await this.#cluster.find({ method: 'GET', path: this.#path }, lease);
    const isFree = found === null || found.holder === this.#holder || found.until < now;
    if (!isFree) return false;
    const isWritten = await this.#write(found, now + term);
    if (isWritten) this.#until = now + term;
    return isWritten;
  }

  /** Gives the lease back, so that another process need not wait. */
  async release(): Promise<void> {
    if (this.#until < Date.now()) return;
    const found = await this.#cluster.find({ method: 'GET', path: this.#path }, lease);
    if (found?.holder === this.#holder) await this.#write(found, 0);
    this.#until = 0;
  }

  async #write(before: z.output<typeof lease> | null, until: number): Promise<boolean> {
    const parameters: ClusterRequest['parameters'] =
      before === null ? { op_type: 'create' } : { if_seq_no: before.number, if_primary_term: before.primary };
    const body = { holder: this.#holder, until };
    return this.#cluster.write({ method: 'PUT', path: this.#path, parameters, body });
  }
}
