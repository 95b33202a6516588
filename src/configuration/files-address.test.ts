import { expect, test } from 'vitest';
import { filesAddress } from './files-address.ts';

test('an address names a bucket, a folder in it, an endpoint and a region', () => {
  expect(filesAddress.parse('s3://mvi-files/board/live?endpoint=https://s3.example.org:9000&region=fr-par')).toEqual({
    bucket: 'mvi-files',
    prefix: 'board/live/',
    region: 'fr-par',
    endpoint: 'https://s3.example.org:9000',
  });
});

test.each(['s3://mvi-files', 's3://mvi-files/'])('the address %s is the whole bucket at Amazon', (address) => {
  const amazon = { bucket: 'mvi-files', prefix: '', region: 'us-east-1', endpoint: undefined };
  expect(filesAddress.parse(address)).toEqual(amazon);
});

test.each(['http://127.0.0.1:4568', 'http://localhost:4568'])('the endpoint %s needs no TLS', (endpoint) => {
  expect(filesAddress.safeParse(`s3://bucket?endpoint=${endpoint}`).success).toBe(true);
});

test.each([
  'https://bucket.s3.amazonaws.com',
  's3://Bucket',
  's3://a',
  's3://key:secret@bucket',
  's3://bucket/a//b',
  's3://bucket/é',
  's3://bucket?endpoint=http://s3.example.org',
  's3://bucket?endpoint=https://key:secret@s3.example.org',
  's3://bucket?endpoint=https://s3.example.org/path',
  's3://bucket?region=Paris!',
  's3://bucket?secret=x',
  's3://bucket#x',
  '/srv/files',
])('the address %s is refused', (address) => {
  expect(filesAddress.safeParse(address).success).toBe(false);
});
