import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AwsClient } from 'aws4fetch';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
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

const reason = 'missing' in swift ? swift.missing : null;

const place = (): S3Place => {
  if ('missing' in swift) throw new Error(swift.missing);
  return swift.place();
};
afterAll(() => ('missing' in swift ? undefined : swift.stop()));

describe.skipIf(reason !== null)(`S3 of another maker${reason === null ? '' : `: ${reason}`}`, () => {
  filesContract('Swift', async () => s3Store(place()).files);
  fileMarksContract('Swift', async () => s3Store(place()).marks);
  fileCacheContract('Swift', async (maxBytes) => s3Cache(s3Objects(place()), maxBytes));

  test('1,100 files go to Swift and come back, over two pages of its listing', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'moved-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    const [source, target, home] = [localStore(join(folder, 'a')), s3Store(place()), localStore(join(folder, 'b'))];
    for (let number = 0; number < 1100; number += 1) await source.files.put(Buffer.from(`CV ${number}`));
    const quiet = { report: () => undefined, leaveDamaged: false };
    expect(await moveStore(source, target, quiet)).toEqual({ copied: 1100, found: 0, damaged: [] });
    const listed = target.files.storedBefore(new Date(Date.now() + minute));
    expect((await Array.fromAsync(listed)).length).toBe(1100);
    expect(await moveStore(target, home, quiet)).toEqual({ copied: 1100, found: 0, damaged: [] });
  });

  test('a wrong secret is refused, and tells nothing about files', async () => {
    const { files } = s3Store({ ...place(), secretKey: 'another' });
    const refusal = { code: 'files.unavailable', isRefusal: true };
    await expect(files.put(Buffer.from('x'))).rejects.toMatchObject(refusal);
    await expect(files.get('f'.repeat(40))).rejects.toMatchObject(refusal);
  });

  test('a checksum that does not match its bytes is refused', async () => {
    const { endpoint, bucket, prefix, accessKey, secretKey } = place();
    const client = new AwsClient({ accessKeyId: accessKey, secretAccessKey: secretKey, service: 's3', retries: 0 });
    const headers = { 'content-md5': createHash('md5').update('other').digest('base64') };
    const url = `${endpoint}/${bucket}/${prefix}file`;
    const answer = await client.fetch(url, { method: 'PUT', headers, body: 'bytes' });
    expect(await answer.text()).toContain('BadDigest');
    expect((await client.fetch(url)).status).toBe(404);
  });
});
