import { framed } from './frames.ts';
import type { OfferStore } from './offer-store.ts';
import { type SealedArrays, SealedSegment } from './sealed-segment.ts';
import { columnNames } from './segment.ts';
import { snapshotFormat } from './snapshot.ts';
import type { SnapshotOrigin, SnapshotPlace } from './snapshot.ts';

// Number of terms in one part; writing a part takes some milliseconds.
const termsInPart = 50_000;

/** Writes a store piece by piece; a sealed segment has four pieces. */
export function* framesOf(store: OfferStore, origin: SnapshotOrigin, place: SnapshotPlace): Generator<Uint8Array> {
  const { texts: terms } = store.terms;
  const sealed = store.segments.filter((segment) => segment instanceof SealedSegment);
  const termParts = Math.ceil(terms.length / termsInPart);
  const counts = { termParts, segments: sealed.length };
  yield* framed({ format: snapshotFormat, columns: columnNames, ...origin, ...place, ...counts });
  for (let part = 0; part < termParts; part += 1)
    yield* framed(terms.slice(part * termsInPart, (part + 1) * termsInPart));
  yield* framed(textsOf(store));
  for (const { arrays } of sealed) yield* framesOfSegment(arrays);
}

function* framesOfSegment({ facts, terms, offsets, slots, impacts }: SealedArrays): Generator<Uint8Array> {
  yield* framed({ facts });
  yield* framed({ terms, offsets });
  yield* framed({ slots });
  yield* framed({ impacts });
}

function textsOf({ columns, names, words }: OfferStore): unknown {
  return {
    columns: Object.fromEntries(columnNames.map((name) => [name, columns[name].texts])),
    cities: [...names.cities].map(([key, { fr, en }]) => [key, { fr, en }]),
    companies: [...names.companies].map(([id, { name }]) => [id, name]),
    ...words.kept(),
  };
}
