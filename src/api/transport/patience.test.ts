import { expect, test } from 'vitest';
import { patientOnceBegun } from './patience.ts';

const noSession = () => new Error('timeout exceeded when trying to connect');

/** Returns a reader whose successive reads succeed or fail as given. */
function readerOf(...ends: (string | Error)[]) {
  const read = async (): Promise<string> => {
    const end = ends.shift() ?? '';
    if (end instanceof Error) throw end;
    return end;
  };
  return { read: patientOnceBegun(read, 0), left: ends };
}

test('an answer that has not begun fails at once if no database session is free', async () => {
  const { read, left } = readerOf(noSession(), 'later');
  await expect(read(undefined)).rejects.toThrow('timeout exceeded');
  expect(left).toEqual(['later']);
});

test('after an answer has begun, a read without a database session is repeated', async () => {
  const { read } = readerOf('first', noSession(), noSession(), 'second');
  expect([await read(undefined), await read(undefined)]).toEqual(['first', 'second']);
});

test('the number of tries is limited, and our own errors are not retried', async () => {
  const away = readerOf('first', ...Array.from({ length: 100 }, noSession));
  await away.read(undefined);
  await expect(away.read(undefined)).rejects.toThrow('timeout exceeded');
  const broken = readerOf('first', new Error('a fault'), 'second');
  await broken.read(undefined);
  await expect(broken.read(undefined)).rejects.toThrow('a fault');
});
