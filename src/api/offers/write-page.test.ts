import fc from 'fast-check';
import { expect, test } from 'vitest';
import { envelope } from './envelope.ts';
import { jsonBytes, writePage } from './write-page.ts';

const idsUpTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
const textOf = async (pieces: AsyncIterable<readonly Buffer[]>) =>
  Buffer.concat((await Array.fromAsync(pieces)).flat()).toString();
const rowOf = (id: number) => ({ id, text: '[]"é' });
const readAll = async (ids: readonly number[]) => ids.map((id) => jsonBytes(rowOf(id)));

test('a page written in pieces is the same text as the page written at once', async () => {
  const counts = fc.constantFrom(0, 1, 19, 20, 21, 219, 220, 221, 420, 421);
  await fc.assert(
    fc.asyncProperty(counts, fc.nat(10_000), async (count, more) => {
      const ids = idsUpTo(count);
      const text = await textOf(writePage({ total: count + more, ids }, readAll));
      expect(text).toBe(JSON.stringify(envelope(ids.map(rowOf), count + more)));
    }),
    { numRuns: 30 },
  );
});

test('rows deleted in the meantime are missing, and the text stays valid JSON', async () => {
  for (const isLeft of [(id: number) => id > 20, (id: number) => id % 2 === 0, (id: number) => id < 25, () => true]) {
    const read = (ids: readonly number[]) => readAll(ids.filter((id) => !isLeft(id)));
    const text = await textOf(writePage({ total: 100, ids: idsUpTo(100) }, read));
    expect(JSON.parse(text)).toEqual(
      envelope(
        idsUpTo(100)
          .filter((id) => !isLeft(id))
          .map(rowOf),
        100,
      ),
    );
  }
});

test('the first piece has few rows, and each later piece is read only after the previous piece was sent', async () => {
  const read: number[] = [];
  const pieces = writePage({ total: 450, ids: idsUpTo(450) }, async (ids) => {
    read.push(ids.length);
    return readAll(ids);
  });
  await pieces.next();
  expect(read).toEqual([20]);
  await pieces.next();
  expect(read).toEqual([20, 200]);
  await textOf(pieces);
  expect(read).toEqual([20, 200, 200, 30]);
});

const frame = (result: readonly object[], count: number) => ({ result, count });

test('a page of another API has the envelope of that API', async () => {
  expect(await textOf(writePage({ total: 9, ids: [1] }, readAll, frame))).toBe(JSON.stringify(frame([rowOf(1)], 9)));
  expect(await textOf(writePage({ total: 0, ids: [] }, readAll, frame))).toBe('{"result":[],"count":0}');
});

const failing = async (ids: readonly number[]) => (ids[0] === 1 ? readAll(ids) : Promise.reject(new Error('away')));

test('an error after the first piece leaves the JSON unclosed, so that programs notice the missing rest', async () => {
  const written: Buffer[] = [];
  const write = async () => {
    for await (const piece of writePage({ total: 50, ids: idsUpTo(50) }, failing)) written.push(...piece);
  };
  await expect(write()).rejects.toThrow('away');
  expect(() => JSON.parse(Buffer.concat(written).toString())).toThrow(SyntaxError);
});
