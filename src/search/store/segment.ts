import type { ColumnName } from '#search/offer/offer-columns.ts';
import { recordOf } from '#search/criteria/record-of.ts';

/**
 * The offers of a segment that contain a term: their slots in ascending order, each with the impact of the
 * term in the offer (impact.ts).
 */
export type Postings = {
  readonly slots: Uint16Array;
  readonly impacts: Uint8Array;
  readonly from: number;
  readonly to: number;
};

export const noPostings: Postings = { slots: new Uint16Array(0), impacts: new Uint8Array(0), from: 0, to: 0 };

/** The columns in the order in which a segment stores them. */
const columns: Readonly<Record<ColumnName, true>> = {
  place: true,
  company: true,
  sector: true,
  specializations: true,
  studyLevels: true,
  languages: true,
  missionStart: true,
  allowance: true,
  conditions: true,
};
export const columnNames = Object.keys(columns).filter((name) => isColumnName(name));

function isColumnName(name: string): name is ColumnName {
  return Object.hasOwn(columns, name);
}

/** Numbers in the dictionary of a column. They take two bytes each until a number needs four bytes. */
export type Keys = Uint16Array | Uint32Array;

/** Facts of the offers of a segment, by slot. Moments are milliseconds since 1970. */
export type Facts = {
  readonly ids: Int32Array;
  /** 0 if the slot is closed, because the offer was removed or moved to another slot. */
  readonly alive: Uint8Array;
  readonly starts: Float64Array;
  readonly ends: Float64Array;
  readonly created: Float64Array;
  readonly views: Int32Array;
  readonly columns: Record<ColumnName, Keys>;
};

/**
 * A part of the store with up to 65,536 offers: numbers of slots then take two bytes, and counters stay in
 * the processor's cache. Segments are built, replaced and searched one by one, with pauses between them.
 */
export type Segment = {
  readonly facts: Facts;
  /** Slots in use, closed slots included. */
  readonly size: number;
  /** Postings of all terms, closed slots included. */
  readonly postingCount: number;
  readonly postings: (term: number) => Postings | null;
  readonly terms: () => Iterable<number>;
};

export const maxSlots = 65_536;

/** Maximum number of offers in a live segment and in a merged segment. */
export type SegmentLimits = { readonly live: number; readonly sealed: number };

export function emptyFacts(slots: number): Facts {
  return {
    ids: new Int32Array(slots),
    alive: new Uint8Array(slots),
    starts: new Float64Array(slots),
    ends: new Float64Array(slots),
    created: new Float64Array(slots),
    views: new Int32Array(slots),
    columns: recordOf<Facts['columns']>(columnNames, () => new Uint16Array(slots)),
  };
}

const maxInTwoBytes = 0xff_ff;

export function setKey(columns: Facts['columns'], name: ColumnName, slot: number, key: number): void {
  if (key > maxInTwoBytes && columns[name] instanceof Uint16Array) columns[name] = Uint32Array.from(columns[name]);
  columns[name][slot] = key;
}

export function copyFacts(from: Facts, slot: number, to: Facts, target: number): void {
  to.ids[target] = from.ids[slot] ?? 0;
  to.alive[target] = from.alive[slot] ?? 0;
  to.starts[target] = from.starts[slot] ?? 0;
  to.ends[target] = from.ends[slot] ?? 0;
  to.created[target] = from.created[slot] ?? 0;
  to.views[target] = from.views[slot] ?? 0;
  for (const name of columnNames) setKey(to.columns, name, target, from.columns[name][slot] ?? 0);
}
