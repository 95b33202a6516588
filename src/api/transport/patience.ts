import { setTimeout as pause } from 'node:timers/promises';
import { isDatabaseAway } from '#database/unavailable.ts';

/** With the two seconds that each try waits for a session: half a minute in which others are served. */
const maxTries = 12;
const milliseconds = 500;

/**
 * The first read of an answer fails at once, so that it can be told; after that a part was sent, and a read
 * that finds no session waits and tries again.
 * @param rest milliseconds between two tries
 */
export function patientOnceBegun<Given, Read>(
  read: (given: Given) => Promise<Read>,
  rest = milliseconds,
): (given: Given) => Promise<Read> {
  let triesOfNext = 1;
  return async (given) => {
    const tries = triesOfNext;
    triesOfNext = maxTries;
    return readUpTo(tries, () => read(given), rest);
  };
}

async function readUpTo<Read>(tries: number, read: () => Promise<Read>, rest: number): Promise<Read> {
  try {
    return await read();
  } catch (error) {
    if (tries <= 1 || !isDatabaseAway(error)) throw error;
  }
  await pause(rest);
  return readUpTo(tries - 1, read, rest);
}
