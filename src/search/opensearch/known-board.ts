import { z } from 'zod';
import { minute } from '#durations.ts';
import type { Reference } from '#reference/read-reference.ts';
import { recordOf } from '#search/criteria/record-of.ts';
import type { KnownKeys } from '#search/index/plan-filters.ts';
import type { ColumnName } from '#search/offer/offer-columns.ts';
import { Dictionary } from '#search/store/dictionary.ts';
import { KnownNames } from '#search/store/known-names.ts';
import { OptionTables } from '#search/store/option-tables.ts';
import { columnNames } from '#search/store/segment.ts';
import { countedKeys, countsOf, keyCounts, mostKeys } from './facet-aggregations.ts';
import { openAt } from './filter-queries.ts';
import { all, type Query } from './query-terms.ts';
import type { SearchCluster } from './search-cluster.ts';
import { coverage, isWhole } from './search-request.ts';
import { samples, separator } from './stored-offer.ts';

/** The open offers of each key of a column, by the key's number. */
type OpenCounts = Readonly<Record<ColumnName, Int32Array>>;

const noCounts = recordOf<OpenCounts>(columnNames, () => new Int32Array(0));

// A table of words of 300,000 offers tells as much as a table of all.
const offersRead = 300_000;
// An unknown word is taken for a misspelling of a known one, so a new word must be known soon. A twentieth of
// the time may go into reading; a large board waits for the longest time.
const pauses = 20;
const longest = { names: minute, words: 10 * minute };
// Reading words goes through many offers.
const patience = minute;

/**
 * What a process keeps in memory of an index on other machines: the keys, names and words of its offers. They
 * are few even on a large board, and most of a search's work needs nothing else.
 */
export class KnownBoard implements KnownKeys {
  readonly columns = recordOf<Record<ColumnName, Dictionary>>(columnNames, () => new Dictionary());
  readonly options = new OptionTables(this.columns);
  readonly names = new KnownNames();
  readonly #cluster: SearchCluster;
  #open = noCounts;
  #size = 0;
  #words: ReadonlyMap<string, number> = new Map();
  readonly #dueAt = { names: 0, words: 0 };
  /** True if names or words were not read at the last refresh. */
  #isBehind = false;

  constructor(cluster: SearchCluster) {
    this.#cluster = cluster;
  }

  /** Number of all offers. */
  get size(): number {
    return this.#size;
  }

  /** The words of the offers with the approximate number of offers of each. */
  get words(): ReadonlyMap<string, number> {
    return this.#words;
  }

  openOf(column: ColumnName): Int32Array {
    return this.#open[column];
  }

  /** True if names and words are older than the keys, and may be read again. */
  get isDue(): boolean {
    return this.#isBehind && Math.max(this.#dueAt.names, this.#dueAt.words) <= performance.now();
  }

  /**
   * Reads the keys of the open offers and, if enough time has passed, names and words.
   * @returns false if the cluster knew only a part of them; what was known before is then kept
   */
  async refresh(index: string, now: Date): Promise<boolean> {
    const areWhole = await this.#readKeys(index, now);
    this.#isBehind = false;
    await this.#readWhenDue('names', () => this.#readNames(index));
    await this.#readWhenDue('words', () => this.#readWords(index));
    return areWhole;
  }

  /** @param read returns false if the cluster knew only a part; the next refresh then reads again */
  async #readWhenDue(what: 'names' | 'words', read: () => Promise<boolean>): Promise<void> {
    const begun = performance.now();
    const isRead = begun >= this.#dueAt[what] && (await read());
    if (!isRead) {
      this.#isBehind = true;
      return;
    }
    const ended = performance.now();
    this.#dueAt[what] = ended + Math.min(longest[what], pauses * (ended - begun));
  }

  async #readKeys(index: string, now: Date): Promise<boolean> {
    const read = await Promise.all(
      columnNames.map(async (column) => {
        const open = { filter: all(openAt(now)), aggs: { [column]: keyCounts(column) } };
        return [column, await this.#count(index, { open }, keysAnswer)] as const;
      }),
    );
    const areWhole = read.every(([, answer]) => isWhole(answer));
    if (!areWhole && this.#size > 0) return false;
    const found = new Map(read);
    this.#size = read[0]?.[1].hits.total.value ?? 0;
    this.#open = recordOf<OpenCounts>(columnNames, (column) => {
      const counted = found.get(column)?.aggregations.open?.[column];
      return countsOf(typeof counted === 'object' ? counted : { buckets: [] }, column, this);
    });
    return areWhole;
  }

  async #readNames(index: string): Promise<boolean> {
    const aggs = { city: textsOf('city'), company: textsOf('company') };
    const answer = await this.#count(index, aggs, textsAnswer);
    const { aggregations } = answer;
    for (const { key } of aggregations.city?.buckets ?? []) {
      const [city = '', fr = '', en = ''] = key.split(separator);
      this.names.putCity(city, { fr, en });
    }
    for (const { key } of aggregations.company?.buckets ?? []) {
      const [id = '', name = ''] = key.split(separator);
      this.names.putCompany(Number(id), name);
    }
    return isWhole(answer);
  }

  async #readWords(index: string): Promise<boolean> {
    const read = Math.max(1, Math.min(samples, Math.ceil((samples * offersRead) / Math.max(1, this.#size))));
    const sampled = { filter: { range: { sample: { lt: read } } }, aggs: { words: textsOf('words') } };
    const answer = await this.#count(index, { sampled }, wordsAnswer);
    if (!isWhole(answer) && this.#words.size > 0) return false;
    const { aggregations } = answer;
    const factor = samples / read;
    const { buckets } = aggregations.sampled.words;
    this.#words = new Map(buckets.map(({ key, doc_count: offers }) => [key, Math.round(offers * factor)]));
    return isWhole(answer);
  }

  #count<Answer>(index: string, aggs: Query, answer: z.ZodType<Answer>): Promise<Answer> {
    const body = { size: 0, track_total_hits: true, aggs };
    return this.#cluster.ask({ method: 'POST', path: `/${index}/_search`, body, patience }, answer);
  }

  /** Adds the cities and companies of the offers to the reference. */
  named(reference: Reference): Reference {
    return this.names.addTo(reference);
  }
}

const textsOf = (field: string): Query => ({ terms: { field, size: mostKeys } });

const texts = z.object({ buckets: z.array(z.object({ key: z.string(), doc_count: z.int() })) });
const keysAnswer = z.object({
  ...coverage,
  hits: z.object({ total: z.object({ value: z.int() }) }),
  aggregations: countedKeys,
});
const textsAnswer = z.object({ ...coverage, aggregations: z.record(z.string(), texts) });
const wordsAnswer = z.object({ ...coverage, aggregations: z.object({ sampled: z.object({ words: texts }) }) });
