import { isRecord } from './read-ids.ts';

/**
 * A page of a source. It has rows that are not validated yet, and the number of offers according to the
 * source (null if the source states none).
 */
export type SourcePage = { readonly rows: readonly unknown[]; readonly count: number | null };

/** The source cannot be read; the message is for the operator. */
export class UnreadableSource extends Error {
  readonly code = 'import.unreadableSource';
}

/**
 * Reads a search response `{result: Row[], count}`, a bare array of rows, or one flat row.
 * @param name of the source, for the message
 * @throws UnreadableSource for any other form
 */
export function readSourcePage(value: unknown, name: string): SourcePage {
  if (Array.isArray(value)) return { rows: value, count: null };
  if (isRecord(value) && Array.isArray(value['result']))
    return { rows: value['result'], count: countOf(value['count']) };
  if (isRecord(value) && 'missionTitle' in value) return { rows: [value], count: null };
  throw new UnreadableSource(
    `${name} holds JSON, but neither a search response {"result": [...], "count": n}, nor an array of offers, nor one offer.`,
  );
}

/** @throws UnreadableSource if the text is not JSON */
export function parseJson(text: string, name: string): unknown {
  try {
    return JSON.parse(text.replace(/^\ufeff/, ''));
  } catch (error) {
    const start = text.trim().slice(0, 40).replace(/\s+/g, ' ');
    const reason =
      start === ''
        ? 'it is empty'
        : `it starts with ${JSON.stringify(start)} (${error instanceof Error ? error.message : 'malformed'})`;
    throw new UnreadableSource(`${name} is not JSON: ${reason}.`, { cause: error });
  }
}

function countOf(value: unknown): number | null {
  const count = typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) : value;
  return typeof count === 'number' && Number.isInteger(count) && count >= 0 ? count : null;
}
