import { SearchUnavailable } from '#search/index/search-unavailable.ts';
import { type IndexNames, type IndexState, prepareStates, readState, writeState } from './index-state.ts';
import { Lease } from './lease.ts';
import { lookAtIndex, switchAlias } from './new-index.ts';
import type { SearchCluster } from './search-cluster.ts';

/** The state of the index in the process that has the lease, and may therefore write it. */
export class HeldState {
  readonly #cluster: SearchCluster;
  readonly #names: IndexNames;
  readonly #lease: Lease;
  #isPrepared = false;
  /** Generation of the lease; null while another process has it. */
  #generation: number | null = null;
  #state: IndexState | null = null;

  constructor(cluster: SearchCluster, names: IndexNames) {
    this.#cluster = cluster;
    this.#names = names;
    this.#lease = new Lease(cluster, names);
  }

  /** The state as this process read or wrote it; null before the first build, and if the index is lost. */
  get state(): IndexState | null {
    return this.#state;
  }

  /**
   * Takes or renews the lease, and reads the state.
   * @returns `held` if this process had the lease all the time, `taken` if it has it now, otherwise `others`
   */
  async hold(): Promise<'held' | 'taken' | 'others'> {
    if (!this.#isPrepared) await prepareStates(this.#cluster, this.#names);
    this.#isPrepared = true;
    const generation = await this.#lease.hold();
    const isSame = generation === this.#generation;
    if (!isSame) this.#state = null;
    if (generation === null) {
      this.#generation = null;
      // The index of states may have gone with all others.
      this.#isPrepared = false;
      return 'others';
    }
    await this.#find();
    this.#generation = generation;
    return isSame ? 'held' : 'taken';
  }

  /** Reads the state unless it is known. Shows its index again if another process has hidden it. */
  async #find(): Promise<void> {
    const state = this.#state ?? (await readState(this.#cluster, this.#names));
    const look = state === null ? 'lost' : await lookAtIndex(this.#cluster, this.#names, state.index);
    this.#state = look === 'lost' ? null : state;
    if (state !== null && look === 'hidden') await switchAlias(this.#cluster, this.#names, state.index);
  }

  /** Renews the lease during long work. @throws SearchUnavailable if another process has taken it */
  async holdOn(): Promise<void> {
    if ((await this.#lease.hold()) !== this.#generation) this.#refuse();
  }

  /** @throws SearchUnavailable if another process has taken the lease */
  async write(state: IndexState): Promise<void> {
    const generation = this.#generation ?? 0;
    if (!(await writeState(this.#cluster, this.#names, { ...state, generation }))) this.#refuse();
    this.#state = state;
  }

  async release(): Promise<void> {
    this.#state = this.#generation = null;
    await this.#lease.release();
  }

  #refuse(): never {
    this.#lease.doubt();
    throw new SearchUnavailable('another process has taken over the index');
  }
}
