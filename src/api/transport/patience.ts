import { setTimeout as pause } from 'node:timers/promises';
import { isDatabaseAway } from '#database/unavailable.ts';

/** With the two seconds that each try waits for a session: half a minute, during which others are served. */
const maxTries = 12;
const milliseconds = 500;

/**
 * Makes a reader patient after the start of an answer. The first read fails at once, so that the error can
 * be reported. Later, when a part was already sent, a read that finds no session waits and tries again.
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
