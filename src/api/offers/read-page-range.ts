import { z } from 'zod';
import { readCount } from './read-values.ts';

/** Rows, where a program does not say how many. */
const usual = 20;
const most = 10_000;
/** No board is longer. */
const furthest = 2_000_000;

export type PageRange = { readonly skip: number; readonly limit: number };

/** `limit` and `skip` of a body: 0, nothing and nonsense mean the usual page. */
export function readPageRange(body: Readonly<Record<string, unknown>>): PageRange {
  return {
    skip: Math.min(readCount(body['skip']) ?? 0, furthest),
    limit: Math.min(readCount(body['limit']) || usual, most),
  };
}

/** The fields of a body; of a body that is no object, none. */
export function fieldsOf(body: unknown): Readonly<Record<string, unknown>> {
  return fields.parse(body);
}

const fields = z.record(z.string(), z.unknown()).catch({});
