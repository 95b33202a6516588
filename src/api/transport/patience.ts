import { setTimeout as pause } from 'node:timers/promises';
import { isDatabaseUnavailable } from '#database/unavailable.ts';

/**
 * Limit of tries of one read. Each try waits up to two seconds for a database session and then pauses:
 * twelve tries take half a minute, during which other requests are served.
 */
const maxTries = 12;
const milliseconds = 500;

/**
 * Makes a reader retry after the answer has begun. The first read fails at once, so that the caller can
 * report the error. Once a part of the answer was sent, a read that finds no free session waits and tries
 * again.
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
    if (tries <= 1 || !isDatabaseUnavailable(error)) throw error;
  }
  await pause(rest);
  return readUpTo(tries - 1, read, rest);
}
