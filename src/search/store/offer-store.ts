import type { Reference } from '#reference/read-reference.ts';
import { companyIn } from '#search/offer/offer-columns.ts';
import type { ColumnName } from '#search/offer/offer-columns.ts';
import { recordOf } from '#search/criteria/record-of.ts';
import { Dictionary } from './dictionary.ts';
import { impactOf } from './impact.ts';
import type { IndexedOffer } from '#search/offer/indexed-offer.ts';
import { KnownNames } from './known-names.ts';
import { LiveSegment } from './live-segment.ts';
import { mergeSegments } from './merge-segments.ts';
import { NameRanks } from './name-ranks.ts';
import { nextMerge } from './next-merge.ts';
import { readOfferTerms } from './offer-terms.ts';
import { OpenOffers } from './open-offers.ts';
import { OptionTables } from './option-tables.ts';
import { placeOf } from './sealed-segment.ts';
import type { SealedSegment } from './sealed-segment.ts';
import { columnNames, maxSlots, setKey } from './segment.ts';
import type { Segment, SegmentLimits } from './segment.ts';
import { SurfaceWords } from './surface-words.ts';
import { TermFrequencies } from './term-frequencies.ts';
import type { TextAnalysis } from './text-analysis.ts';

const usualLimits: SegmentLimits = { live: 8192, sealed: maxSlots };

type Parts = {
  readonly analysis: TextAnalysis;
  readonly reference: Reference;
  readonly limits?: SegmentLimits;
};

let versions = 0;

function nextVersion(): number {
  versions += 1;
  return versions;
}

/**
 * Every searchable offer, in the form that the search reads. Only one writer changes the store, and no method
 * waits.
 */
export class OfferStore {
  readonly analysis: TextAnalysis;
  readonly reference: Reference;
  readonly terms = new Dictionary();
  readonly columns = recordOf<Record<ColumnName, Dictionary>>(columnNames, () => new Dictionary());
  readonly options = new OptionTables(this.columns);
  readonly names = new KnownNames();
  readonly nameRanks: NameRanks;
  readonly words: SurfaceWords;
  readonly frequencies = new TermFrequencies();
  readonly #limits: SegmentLimits;
  /** Segment and slot of each offer. */
  readonly #places = new Map<number, number>();
  readonly #numbered = new Map<number, Segment>();
  /** Open offers of each segment, cached until an offer of the segment begins or ends. */
  readonly #open = new WeakMap<Segment, OpenOffers>();
  #lastNumber = 0;
  #live: LiveSegment;
  #liveNumber: number;
  #segments: Segment[];
  #version = nextVersion();

  constructor({ analysis, reference, limits = usualLimits }: Parts) {
    this.analysis = analysis;
    this.reference = reference;
    this.words = new SurfaceWords(analysis, this.terms);
    this.nameRanks = new NameRanks(this.columns, reference);
    this.#limits = limits;
    this.#live = new LiveSegment(limits.live);
    this.#segments = [this.#live];
    this.#liveNumber = this.#number(this.#live);
  }

  get segments(): readonly Segment[] {
    return this.#segments;
  }

  /** Number of offers. */
  get size(): number {
    return this.#places.size;
  }

  /**
   * Version of the store, which grows with each change. Two stores in a process never have the same version.
   */
  get version(): number {
    return this.#version;
  }

  /** Adds or replaces an offer. */
  put(offer: IndexedOffer): void {
    this.remove(offer.id);
    const terms = this.#termsOf(offer);
    if (this.#live.isFull) this.#startSegment();
    const slot = this.#live.add(terms);
    for (const [term] of terms) this.frequencies.add(term);
    this.#fill(slot, offer);
    this.#places.set(offer.id, this.#liveNumber * maxSlots + slot);
    this.names.putCity(cityIn(offer), offer.city);
    this.names.putCompany(companyIn(offer.columns.company).id, offer.texts.company);
  }

  remove(id: number): void {
    const place = this.#placeOf(id);
    if (place === null) return;
    place.segment.facts.alive[place.slot] = 0;
    this.#open.delete(place.segment);
    this.#places.delete(id);
    this.#version = nextVersion();
  }

  setViews(id: number, views: number): void {
    const place = this.#placeOf(id);
    if (place === null) return;
    place.segment.facts.views[place.slot] = views;
  }

  /**
   * Returns the open offers of a segment.
   * @param now milliseconds since 1970
   */
  openIn(segment: Segment, now: number): OpenOffers {
    const known = this.#open.get(segment);
    if (known?.isTrueAt(now)) return known;
    const open = new OpenOffers(segment, now);
    this.#open.set(segment, open);
    return open;
  }

  /** Returns the slots of some offers, by segment. */
  slotsOf(ids: Iterable<number>): Map<Segment, number[]> {
    const slots = new Map<Segment, number[]>();
    for (const id of ids) {
      const place = this.#placeOf(id);
      if (place !== null) slots.set(place.segment, [...(slots.get(place.segment) ?? []), place.slot]);
    }
    return slots;
  }

  /** Tells if an offer has a term. */
  has(id: number, text: string): boolean {
    const [place, term] = [this.#placeOf(id), this.terms.find(text)];
    const postings = place === null || term === undefined ? null : place.segment.postings(term);
    return postings !== null && placeOf(place?.slot ?? 0, postings.slots, postings.from, postings.to) >= 0;
  }

  /**
   * Seals and merges the segments that need it, in steps (see mergeSegments). Without such segments, it
   * yields nothing.
   */
  *tidy(): Generator<void, void, void> {
    for (;;) {
      const sources = nextMerge(this.#segments, this.#live, this.#limits);
      if (sources === null) return;
      const merged = yield* mergeSegments(sources, this.terms.size, (term) => this.frequencies.add(term, -1));
      this.#replace(sources, merged);
    }
  }

  /** Closes the live segment, so that `tidy` seals it. */
  close(): void {
    if (this.#live.size > 0) this.#startSegment();
  }

  /**
   * Adds a segment of a snapshot. The numbers of terms and columns in the segment must be those of this
   * store.
   */
  adopt(segment: SealedSegment): void {
    const { terms, offsets } = segment.arrays;
    for (const [place, term] of terms.entries())
      this.frequencies.add(term, (offsets[place + 1] ?? 0) - (offsets[place] ?? 0));
    this.#replace([], segment);
  }

  #termsOf({ texts }: IndexedOffer): [number, number][] {
    const read = readOfferTerms(texts, this.analysis);
    const terms = [...read.terms].map(([term, weight]): [number, number] => [
      this.terms.numberOf(term),
      impactOf(weight),
    ]);
    return [...terms, ...this.words.of(read).map((term): [number, number] => [term, 1])];
  }

  #fill(slot: number, offer: IndexedOffer): void {
    const { facts } = this.#live;
    this.#open.delete(this.#live);
    facts.ids[slot] = offer.id;
    facts.alive[slot] = 1;
    facts.starts[slot] = offer.broadcastStart;
    facts.ends[slot] = offer.broadcastEnd;
    facts.created[slot] = offer.createdAt;
    facts.views[slot] = offer.views;
    for (const name of columnNames) setKey(facts.columns, name, slot, this.columns[name].numberOf(offer.columns[name]));
    this.#version = nextVersion();
  }

  #placeOf(id: number): { segment: Segment; slot: number } | null {
    const place = this.#places.get(id);
    const segment = place === undefined ? undefined : this.#numbered.get(Math.floor(place / maxSlots));
    return place === undefined || segment === undefined ? null : { segment, slot: place % maxSlots };
  }

  #startSegment(): void {
    this.#live = new LiveSegment(this.#limits.live);
    this.#segments = [...this.#segments, this.#live];
    this.#liveNumber = this.#number(this.#live);
  }

  #number(segment: Segment): number {
    this.#lastNumber += 1;
    this.#numbered.set(this.#lastNumber, segment);
    return this.#lastNumber;
  }

  /** Replaces the source segments by the merged segment, at the position of the first source. */
  #replace(sources: readonly Segment[], merged: SealedSegment): void {
    const number = this.#number(merged);
    const { ids, alive } = merged.facts;
    for (const [slot, id] of ids.entries()) if (alive[slot] === 1) this.#places.set(id, number * maxSlots + slot);
    const first = Math.max(0, sources[0] === undefined ? 0 : this.#segments.indexOf(sources[0]));
    const rest = (from: number, to?: number) =>
      this.#segments.slice(from, to).filter((segment) => !sources.includes(segment));
    this.#segments = [...rest(0, first), merged, ...rest(first)];
    for (const [old, segment] of this.#numbered) if (sources.includes(segment)) this.#numbered.delete(old);
    this.#version = nextVersion();
  }
}

function cityIn({ columns }: IndexedOffer): string {
  return columns.place.slice(columns.place.lastIndexOf('/') + 1);
}
