import { afterAll, beforeEach, expect, test } from 'vitest';
import { checksumOf } from '../checksum.ts';
import { FilesUnavailable } from '../files-unavailable.ts';
import { FileNotFound } from '../files.ts';
import { startScriptedStore } from '../testing/scripted-store.ts';
import { s3Objects } from './s3-objects.ts';

const store = await startScriptedStore();
afterAll(() => store.end());
beforeEach(() => {
  store.script.length = 0;
  store.asked.length = 0;
});

const objects = s3Objects(store.place, { tries: 3, each: 200, all: 5000 });
const code = (name: string) => `<Error><Code>${name}</Code><Message>secret words</Message></Error>`;

test('a request is tried again after an error of the store, and after silence', async () => {
  store.script.push({ status: 503, body: code('SlowDown') }, null, { status: 200, body: 'bytes' });
  expect((await objects.get('files/a'))?.bytes.toString()).toBe('bytes');
  expect(store.asked).toHaveLength(3);
});

test('a store that does not answer is unavailable after three tries', async () => {
  store.script.push(null, null, null);
  await expect(objects.put('files/a', Buffer.from('x'))).rejects.toMatchObject({ code: 'files.unavailable' });
  expect(store.asked).toHaveLength(3);
});

test.each([
  [403, 'SignatureDoesNotMatch'],
  [404, 'NoSuchBucket'],
  [301, 'PermanentRedirect'],
])('a refusal (%i %s) is not tried again, and no file counts as missing', async (status, name) => {
  store.script.push({ status, body: code(name) });
  const error: unknown = await objects.get('files/a').catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(FilesUnavailable);
  expect(error).toMatchObject({ isRefusal: true, message: expect.stringContaining(`${status} ${name}`) });
  expect(store.asked).toHaveLength(1);
});

test('bytes that were broken on their way to the store are sent again', async () => {
  store.script.push({ status: 400, body: code('BadDigest') }, { status: 200 });
  await objects.put('files/a', Buffer.from('whole'));
  const [, { headers } = {}] = store.asked;
  expect(headers).toMatchObject({
    'x-amz-content-sha256': checksumOf('whole'),
    'x-amz-checksum-sha256': Buffer.from(checksumOf('whole'), 'hex').toString('base64'),
    'content-md5': expect.stringMatching(/^[\w+/]{22}==$/),
  });
});

test('bytes that were broken on their way from the store are fetched again, and never given', async () => {
  const headers = { 'x-amz-meta-sha256': checksumOf('whole') };
  store.script.push({ status: 200, body: 'wh', headers }, { status: 200, body: 'whole', headers });
  expect((await objects.get('files/a'))?.bytes.toString()).toBe('whole');
  const broken = { status: 200, body: 'broken', headers };
  store.script.push(broken, broken, broken);
  await expect(objects.get('files/a')).rejects.toBeInstanceOf(FileNotFound);
});

test('a copy that fails after the store has answered 200 is tried again', async () => {
  store.script.push({ status: 200 }, { status: 200, body: code('InternalError') }, { status: 200, body: '<Copied/>' });
  expect(await objects.copy('files/a', 'aside/a')).toBe(true);
  expect(store.asked[2]?.headers['x-amz-copy-source']).toBe('/mvi/board/files/a');
});

const page = (name: string, rest: string) =>
  `<?xml version="1.0"?><ListBucketResult>${rest}<Contents><Key>board/files/${name}</Key><Size>7</Size>` +
  `<LastModified>2026-11-26T08:00:00.000Z</LastModified></Contents></ListBucketResult>`;

test('a long listing is read page by page', async () => {
  const more = '<NextContinuationToken>a+b=&amp;</NextContinuationToken><IsTruncated>true</IsTruncated>';
  store.script.push({ status: 200, body: page('one', more) });
  store.script.push({ status: 200, body: page('other', '<IsTruncated>false</IsTruncated>') });
  expect(await Array.fromAsync(objects.list('files'))).toEqual(
    ['one', 'other'].map((name) => ({ name, size: 7, storedAt: new Date('2026-11-26T08:00:00Z') })),
  );
  expect(new URL(store.asked[1]?.url ?? '', 'http://x').searchParams.get('continuation-token')).toBe('a+b=&');
});

test.each([
  '',
  '<html>sign in</html>',
  '<ListBucketResult/>',
  '<ListBucketResult><IsTruncated>true</IsTruncated></ListBucketResult>',
])('the answer %j is no listing, so that a strange answer does not count as an empty store', async (body) => {
  store.script.push({ status: 200, body });
  await expect(Array.fromAsync(objects.list('files'))).rejects.toBeInstanceOf(FilesUnavailable);
});

test('no error contains a key, and no request the secret', async () => {
  store.script.push({ status: 403, body: code('AccessDenied') });
  const error: unknown = await objects.get('files/a').catch((thrown: unknown) => thrown);
  expect(String(error)).not.toMatch(/the-secret|secret words/);
  expect(JSON.stringify(store.asked)).not.toContain('the-secret');
});

test.each([
  [undefined, {}],
  ['AES256', { 'x-amz-server-side-encryption': 'AES256' }],
  [
    'aws:kms:alias/mvi',
    { 'x-amz-server-side-encryption': 'aws:kms', 'x-amz-server-side-encryption-aws-kms-key-id': 'alias/mvi' },
  ],
])('with the encryption %s the store is asked to encrypt files and copies', async (encryption, headers) => {
  const encrypted = s3Objects({ ...store.place, encryption });
  store.script.push({ status: 200 }, { status: 200 }, { status: 200 });
  await encrypted.put('files/a', Buffer.from('x'));
  await encrypted.copy('files/a', 'aside/a');
  for (const request of [store.asked[0], store.asked[2]]) {
    const about = Object.entries(request?.headers ?? {}).filter(([name]) => name.includes('encryption'));
    expect(Object.fromEntries(about)).toEqual(headers);
  }
});
