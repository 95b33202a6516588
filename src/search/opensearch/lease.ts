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
    _source: z.object({ holder: z.string(), until: z.int(), generation: z.int().default(0) }),
  })
  .transform(({ _seq_no: number, _primary_term: primary, _source: read }) => ({ number, primary, ...read }));

/**
 * The right to write into the index, which one process has. It is a document of the cluster that changes only
 * as its last reader saw it. Each holder has a generation, which is higher than those before it: the state
 * refuses a process that was paused while another took over. Of two such processes the versions of documents
 * keep the newer offer.
 */
export class Lease {
  readonly #cluster: SearchCluster;
  readonly #path: string;
  readonly #holder = randomUUID();
  #until = 0;
  #generation = 0;

  constructor(cluster: SearchCluster, { states, id }: IndexNames) {
    this.#cluster = cluster;
    this.#path = `/${states}/_doc/${id}-lease`;
  }

  /**
   * Takes or renews the lease.
   * @returns the generation, which stays the same while nobody else had the lease; null if another process
   * has it
   */
  async hold(): Promise<number | null> {
    const now = Date.now();
    if (this.#until - now > term / 2) return this.#generation;
    const found = await this.#cluster.find({ method: 'GET', path: this.#path }, lease);
    const isRenewed = this.#until > 0 && found?.holder === this.#holder && found.until === this.#until;
    const isFree = found === null || found.holder === this.#holder || found.until < now;
    if (!isFree) return null;
    const generation = isRenewed ? this.#generation : Math.max(now, (found?.generation ?? 0) + 1);
    if (!(await this.#write(found, { until: now + term, generation }))) return null;
    this.#until = now + term;
    this.#generation = generation;
    return generation;
  }

  /** Makes the next `hold` read who has the lease. */
  doubt(): void {
    this.#until = 0;
  }

  /** Gives the lease back, so that another process need not wait. */
  async release(): Promise<void> {
    if (this.#until < Date.now()) return;
    const found = await this.#cluster.find({ method: 'GET', path: this.#path }, lease);
    if (found?.holder === this.#holder) await this.#write(found, { until: 0, generation: this.#generation });
    this.#until = 0;
  }

  async #write(
    before: z.output<typeof lease> | null,
    written: { readonly until: number; readonly generation: number },
  ): Promise<boolean> {
    const parameters: ClusterRequest['parameters'] =
      before === null ? { op_type: 'create' } : { if_seq_no: before.number, if_primary_term: before.primary };
    const body = { holder: this.#holder, ...written };
    return this.#cluster.write({ method: 'PUT', path: this.#path, parameters, body });
  }
}
