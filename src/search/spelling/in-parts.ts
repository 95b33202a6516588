import { setImmediate } from 'node:timers/promises';

/** Number of items in a part. At a microsecond an item, a part takes a few milliseconds. */
const size = 2000;

/** Yields the items in parts, and lets other work run between two parts. */
export async function* inParts<T>(items: Iterable<T>): AsyncGenerator<readonly T[], void, undefined> {
  let part: T[] = [];
  for (const item of items) {
    part.push(item);
    if (part.length < size) continue;
    yield part;
    part = [];
    await setImmediate();
  }
  yield part;
}
