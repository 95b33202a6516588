import { z } from 'zod';
import { readCount } from './read-values.ts';

/** Default number of rows. */
const usual = 20;
const most = 10_000;
/** Limit of `skip`; no board is longer. */
const furthest = 2_000_000;

export type PageRange = { readonly skip: number; readonly limit: number };

/**
 * Reads `limit` and `skip` of a body. The value 0, a missing value and an impossible value mean the default
 * page.
 */
export function readPageRange(body: Readonly<Record<string, unknown>>): PageRange {
  return {
    skip: Math.min(readCount(body['skip']) ?? 0, furthest),
    limit: Math.min(readCount(body['limit']) || usual, most),
  };
}

/** Returns the fields of a body; none if the body is not an object. */
export function fieldsOf(body: unknown): Readonly<Record<string, unknown>> {
  return fields.parse(body);
}

const fields = z.record(z.string(), z.unknown()).catch({});
