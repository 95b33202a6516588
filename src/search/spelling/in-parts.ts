import { setImmediate } from 'node:timers/promises';

/** Some milliseconds of work, at microseconds an item. */
const size = 2000;

/** The items in parts, between which whoever waits has the processor. */
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
