import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { afterAll, expect, test } from 'vitest';
import { fileSource, streamSource } from './file-source.ts';

const folder = await mkdtemp(join(tmpdir(), 'offers-'));
afterAll(() => rm(folder, { recursive: true }));

async function read(text: string): Promise<unknown> {
  const path = join(folder, 'response.json');
  await writeFile(path, text);
  return (await fileSource(path).next()).value;
}

const row = { id: 1, missionTitle: 'Ingénieur' };

test.each([
  ['a search response', JSON.stringify({ result: [row], count: 1405 }), 1405],
  ['a search response whose count is text', JSON.stringify({ result: [row], count: '1405' }), 1405],
  ['an array of rows', JSON.stringify([row]), null],
  ['one row', JSON.stringify(row), null],
  ['a file with a byte order mark', `\ufeff${JSON.stringify([row])}`, null],
])('%s is read as a response', async (_what, text, count) => {
  expect(await read(text)).toEqual({ rows: [row], count });
});

test.each([
  ['{"result": [', /response\.json is not JSON/],
  ['', /is not JSON: it is empty/],
  ['{"offers": []}', /neither a search response/],
  ['7', /neither a search response/],
])('the text %j is refused, because it is not a response of the API', async (text, message) => {
  await expect(read(text)).rejects.toThrow(message);
});

test('a missing file is named in the error', async () => {
  await expect(fileSource(join(folder, 'missing.json')).next()).rejects.toThrow(/There is no file .*missing\.json/);
  await expect(fileSource(folder).next()).rejects.toThrow(/is a folder/);
});

test('a stream is read to its end, even if a chunk ends inside a letter', async () => {
  const bytes = Buffer.from(JSON.stringify({ result: [row], count: 1 }));
  const stream = Readable.from([...bytes].map((byte) => Buffer.of(byte)));
  expect((await streamSource(stream, 'standard input').next()).value).toEqual({ rows: [row], count: 1 });
});

test('an empty stream is refused with its name', async () => {
  await expect(streamSource(Readable.from([]), 'standard input').next()).rejects.toThrow(
    /standard input is not JSON: it is empty/,
  );
});

test('stopping the import stops reading a stream that never ends', async () => {
  const stopping = new AbortController();
  const page = streamSource(new PassThrough(), 'standard input', stopping.signal).next();
  stopping.abort();
  await expect(page).rejects.toThrow(/abort/i);
});
