import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { minute } from '#durations.ts';
import { fileCacheContract } from '#files/file-cache-contract.ts';
import { fileMarksContract } from '#files/file-marks-contract.ts';
import { filesContract } from '#files/files-contract.ts';
import { localStore } from '#files/local-store.ts';
import { moveStore } from '#files/move-store.ts';
import { s3Cache } from '#files/s3/s3-cache.ts';
import { s3Objects } from '#files/s3/s3-objects.ts';
import type { S3Place } from '#files/s3/s3-place.ts';
import { s3Store } from '#files/s3/s3-store.ts';
import { startDebianSwift } from '../engines/debian-swift.ts';

const swift = await startDebianSwift();

if ('missing' in swift) test.skip(`S3 of another maker: ${swift.missing}`, () => undefined);
else {
  afterAll(() => swift.stop());
  filesContract('Swift', async () => s3Store(swift.place()).files);
  fileMarksContract('Swift', async () => s3Store(swift.place()).marks);
  fileCacheContract('Swift', async (maxBytes) => s3Cache(s3Objects(swift.place()), maxBytes));
  moves(swift.place());
  refuses(swift.place());
}

function moves(place: S3Place): void {
  test('1,100 files go to Swift and come back, over two pages of its listing', async () => {
    const [from, back] = await Promise.all([1, 2].map(() => mkdtemp(join(tmpdir(), 'moved-'))));
    const [source, target] = [localStore(from ?? ''), s3Store(place)];
    for (let number = 0; number < 1100; number += 1) await source.files.put(Buffer.from(`CV ${number}`));
    const quiet = { report: () => undefined, leaveDamaged: false };
    expect(await moveStore(source, target, quiet)).toEqual({ copied: 1100, found: 0, damaged: [] });
    const listed = target.files.storedBefore(new Date(Date.now() + minute));
    expect((await Array.fromAsync(listed)).length).toBe(1100);
    const home = localStore(back ?? '');
    expect(await moveStore(target, home, quiet)).toEqual({ copied: 1100, found: 0, damaged: [] });
    await Promise.all([from, back].map((folder) => rm(folder ?? '', { recursive: true })));
  });
}

function refuses(place: S3Place): void {
  test('a wrong secret is refused, and tells nothing about files', async () => {
    const { files } = s3Store({ ...place, secretKey: 'another' });
    const refusal = { code: 'files.unavailable', isRefusal: true };
    await expect(files.put(Buffer.from('x'))).rejects.toMatchObject(refusal);
    await expect(files.get('f'.repeat(40))).rejects.toMatchObject(refusal);
  });
}
