import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { AntivirusUnavailable } from '#antivirus/antivirus.ts';
import type { Antivirus } from '#antivirus/antivirus.ts';
import { addCv } from '#board/candidates/cvs/add-cv.ts';
import { readCv } from '#board/candidates/cvs/read-cv.ts';
import { insertCandidate } from '#board/candidates/testing/candidate-fixtures.ts';
import { testBoard } from '#board/testing/test-board.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { FileNotFound } from '#files/files.ts';
import { filesContract } from '#files/files-contract.ts';
import { localStore } from '#files/local-store.ts';
import { FileInfected, FileInQuarantine, scannedFiles } from './scanned-files.ts';

const folders: string[] = [];
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true }))));

function open(antivirus: Antivirus) {
  const folder = join(tmpdir(), `scanned-${randomUUID()}`);
  folders.push(folder);
  return scannedFiles(localStore(folder), antivirus);
}

/** A scanner whose state the test sets. It records what it has scanned. */
function scanner() {
  const state = { away: false, virus: 'VIRUS', scanned: [] as string[] };
  const scan: Antivirus['scan'] = async (bytes) => {
    if (state.away) throw new AntivirusUnavailable('away');
    const text = Buffer.from(bytes).toString();
    state.scanned.push(text);
    return text.includes(state.virus) ? 'infected' : 'clean';
  };
  return { state, scan };
}

filesContract('a folder behind a scanner', async () => open({ scan: async () => 'clean' }));

test('a file that waits for the scanner is kept, and can be read only after the scanner found it clean', async () => {
  const { state, scan } = scanner();
  const files = open({ scan });
  state.away = true;
  const key = await files.put(Buffer.from('a CV'));
  await expect(files.get(key)).rejects.toBeInstanceOf(FileInQuarantine);
  await expect(files.get(key)).rejects.toBeInstanceOf(FileInQuarantine);
  state.away = false;
  expect(Buffer.from(await files.get(key)).toString()).toBe('a CV');
  state.away = true;
  expect(await files.get(key)).toBeDefined();
  expect(state.scanned).toEqual(['a CV']);
});

test('a file found infected after it was stored is deleted and never returned', async () => {
  const { state, scan } = scanner();
  const files = open({ scan });
  state.away = true;
  const key = await files.put(Buffer.from('a VIRUS'));
  state.away = false;
  await expect(files.get(key)).rejects.toMatchObject({ code: 'file.infected' });
  await expect(files.get(key)).rejects.toMatchObject({ code: 'file.infected' });
  await files.delete(key);
  await expect(files.get(key)).rejects.toBeInstanceOf(FileNotFound);
});

test('waiting files are scanned when the scanner is back, and infected files are reported until the owners are notified', async () => {
  const { state, scan } = scanner();
  const files = open({ scan });
  expect(await files.scanWaiting()).toEqual([]);
  state.away = true;
  const clean = await files.put(Buffer.from('a CV'));
  const infected = await files.put(Buffer.from('a VIRUS'));
  const gone = await files.put(Buffer.from('a VIRUS'));
  expect(await files.scanWaiting()).toEqual([]);
  await files.delete(gone);
  state.away = false;
  expect(await files.scanWaiting()).toEqual([infected]);
  expect(await files.scanWaiting()).toEqual([infected]);
  await files.noteTold(infected);
  expect(await files.scanWaiting()).toEqual([]);
  await expect(files.get(infected)).rejects.toBeInstanceOf(FileInfected);
  state.away = true;
  expect(await files.get(clean)).toBeDefined();
});

test('the scanner reads the stored bytes, even if the caller changes its buffer', async () => {
  const { state, scan } = scanner();
  const files = open({ scan });
  state.away = true;
  const bytes = Buffer.from('a CV.. ');
  const key = await files.put(bytes);
  bytes.write('a VIRUS');
  state.away = false;
  expect(Buffer.from(await files.get(key)).toString()).toBe('a CV.. ');
  expect(state.scanned).toEqual(['a CV.. ']);
});

test('a CV whose bytes change during the scan is stored as it was scanned', async () => {
  const bytes = Buffer.from('a CV.. ');
  const files = open({
    scan: async () => {
      bytes.write('a VIRUS');
      return 'clean';
    },
  });
  expect(Buffer.from(await files.get(await files.put(bytes))).toString()).toBe('a CV.. ');
});

test('the sender of a virus gets an error at once; a CV sent during an outage of the scanner can be read later', async () => {
  const { state, scan } = scanner();
  const { db } = await testDatabase();
  const board = testBoard(db, { files: open({ scan }) });
  const viewer = await insertCandidate(board);
  const infected = addCv(board, viewer, { cv: new File(['my VIRUS'], 'cv.txt') });
  await expect(infected).rejects.toMatchObject({ fields: { cv: 'cv.infected' } });
  state.away = true;
  const { id } = await addCv(board, viewer, { cv: new File(['my CV'], 'cv.txt') });
  await expect(readCv(board, viewer, id)).rejects.toBeInstanceOf(FileInQuarantine);
  state.away = false;
  expect(Buffer.from((await readCv(board, viewer, id)).bytes).toString()).toBe('my CV');
});
