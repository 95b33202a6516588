import type { ColumnName } from '#search/offer/offer-columns.ts';
import { recordOf } from '#search/criteria/record-of.ts';

/** Offers of a segment that have a term, by slot, upwards, and how much it weighs in each (impact.ts). */
export type Postings = {
  readonly slots: Uint16Array;
  readonly impacts: Uint8Array;
  readonly from: number;
  readonly to: number;
};

export const noPostings: Postings = { slots: new Uint16Array(0), impacts: new Uint8Array(0), from: 0, to: 0 };

/** The order of columns in a segment. */
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

/** Numbers in the dictionary of a column: of two bytes until one needs four. */
export type Keys = Uint16Array | Uint32Array;

/** What is known of each offer of a segment, by slot. Moments are milliseconds since 1970. */
export type Facts = {
  readonly ids: Int32Array;
  /** 0: this slot is closed, the offer left or stands anew in another. */
  readonly alive: Uint8Array;
  readonly starts: Float64Array;
  readonly ends: Float64Array;
  readonly created: Float64Array;
  readonly views: Int32Array;
  readonly columns: Record<ColumnName, Keys>;
};

/**
 * Up to 65,536 offers: numbers inside one take two bytes, and what is counted for it stays in the processor's
 * cache. The unit of building, replacing and yielding.
 */
export type Segment = {
  readonly facts: Facts;
  /** Slots in use, closed ones too. */
  readonly size: number;
  /** Of all its terms, those of closed slots too. */
  readonly postingCount: number;
  readonly postings: (term: number) => Postings | null;
  readonly terms: () => Iterable<number>;
};

export const maxSlots = 65_536;

/** Most offers of a segment that takes them, and of one that is merged of several. */
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
