import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { fileSource } from './file-source.ts';

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
])('%s is read', async (_what, text, count) => {
  expect(await read(text)).toEqual({ rows: [row], count });
});

test.each([
  ['{"result": [', /response\.json is not JSON/],
  ['', /is not JSON: it is empty/],
  ['{"offers": []}', /neither a search response/],
  ['7', /neither a search response/],
])('%j is told to be no response', async (text, message) => {
  await expect(read(text)).rejects.toThrow(message);
});

test('a file that is not there is named', async () => {
  await expect(fileSource(join(folder, 'missing.json')).next()).rejects.toThrow(/There is no file .*missing\.json/);
  await expect(fileSource(folder).next()).rejects.toThrow(/is a folder/);
});
