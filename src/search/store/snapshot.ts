import { z } from 'zod';
import { inEachLocale } from '#words/locale.ts';
import { columnNames } from './segment.ts';

/** Origin of a snapshot. A snapshot is only read if its whole origin is that of this process. */
export type SnapshotOrigin = {
  /** Fingerprint of the text analysis: see TextAnalysis. */
  readonly fingerprint: string;
  /** Identifies the server, its history and the database. */
  readonly database: string;
};

/**
 * Position up to which a snapshot has read the changes of its source (`cursor`), and the time of this reading
 * in milliseconds since 1970 (`at`).
 */
export type SnapshotPlace = { readonly cursor: string; readonly at: number };

/** Number of the format. Increase it when the schemas below or the weights of terms change. */
export const snapshotFormat = 6;

// The values of a snapshot in their order: header, terms in parts of fifty thousand, other texts, segments in
// parts.

export const headerSchema = z.object({
  format: z.literal(snapshotFormat),
  columns: z.array(z.string()),
  fingerprint: z.string(),
  database: z.string(),
  cursor: z.string(),
  at: z.number(),
  termParts: z.number(),
  segments: z.number(),
});

export const termsSchema = z.array(z.string());

const textsOfColumn = z.array(z.string());
export const textsSchema = z.object({
  columns: z.record(z.string(), textsOfColumn),
  cities: z.array(z.tuple([z.string(), z.object(inEachLocale(() => z.string()))])),
  companies: z.array(z.tuple([z.number(), z.string()])),
  words: z.array(z.string()),
  /** Number of terms of each word, then the numbers of these terms one after another. */
  meanings: z.object({ counts: z.instanceof(Uint8Array), terms: z.instanceof(Uint32Array) }),
});

const keys = z.union([z.instanceof(Uint16Array), z.instanceof(Uint32Array)]);
/** A segment; its parts follow one by one. */
export const segmentSchema = z.object({
  facts: z.object({
    ids: z.instanceof(Int32Array),
    alive: z.instanceof(Uint8Array),
    starts: z.instanceof(Float64Array),
    ends: z.instanceof(Float64Array),
    created: z.instanceof(Float64Array),
    views: z.instanceof(Int32Array),
    columns: z.record(z.enum(columnNames), keys),
  }),
  terms: z.instanceof(Uint32Array),
  offsets: z.instanceof(Uint32Array),
  slots: z.instanceof(Uint16Array),
  impacts: z.instanceof(Uint8Array),
});
