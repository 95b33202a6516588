import type { FrameReader } from './frames.ts';
import type { OfferStore } from './offer-store.ts';
import { SealedSegment } from './sealed-segment.ts';
import { columnNames } from './segment.ts';
import { headerSchema, segmentSchema, termsSchema, textsSchema } from './snapshot.ts';
import type { SnapshotOrigin, SnapshotPlace } from './snapshot.ts';

/**
 * Fills an empty store from the values that `framesOf` wrote.
 * @throws if origin or format differ, or if a value is damaged; the store must then not be used
 */
export async function restoreStore(
  store: OfferStore,
  file: FrameReader,
  origin: SnapshotOrigin,
): Promise<SnapshotPlace> {
  const { fingerprint, database, columns, termParts, segments, cursor, at } = await file.next(headerSchema);
  const isSame = fingerprint === origin.fingerprint && database === origin.database;
  if (!isSame || columns.join() !== columnNames.join()) throw new Error('A snapshot of another index');
  for (let part = 0; part < termParts; part += 1)
    for (const term of await file.next(termsSchema)) store.terms.numberOf(term);
  await restoreTexts(store, file);
  for (let segment = 0; segment < segments; segment += 1) store.adopt(await restoreSegment(file));
  return { cursor, at };
}

async function restoreSegment(file: FrameReader): Promise<SealedSegment> {
  const facts = await file.next(segmentSchema.pick({ facts: true }));
  const terms = await file.next(segmentSchema.pick({ terms: true, offsets: true }));
  const slots = await file.next(segmentSchema.pick({ slots: true }));
  const impacts = await file.next(segmentSchema.pick({ impacts: true }));
  return new SealedSegment({ ...facts, ...terms, ...slots, ...impacts });
}

async function restoreTexts(store: OfferStore, file: FrameReader): Promise<void> {
  const texts = await file.next(textsSchema);
  for (const name of columnNames) for (const key of texts.columns[name] ?? []) store.columns[name].numberOf(key);
  for (const [key, label] of texts.cities) store.names.putCity(key, label);
  for (const [id, name] of texts.companies) store.names.putCompany(id, name);
  store.words.adopt(texts);
}
