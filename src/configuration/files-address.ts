import { z } from 'zod';
import { isThisMachine } from './this-machine.ts';

/** A place in an S3-compatible store: a bucket and a prefix of keys, which is empty or ends with a slash. */
export type FilesAddress = {
  readonly bucket: string;
  readonly prefix: string;
  readonly region: string;
  /** Origin of the store; undefined for Amazon's own. */
  readonly endpoint: string | undefined;
};

// A bucket's name (Amazon S3, «Bucket naming rules»): also a label of a host name, so that every store takes
// it.
const bucketName = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;
const prefixShape = /^([\w-][\w.-]{0,99}\/){0,5}$/;
const regionShape = /^[a-z0-9-]{1,40}$/;

/** An address such as `s3://bucket/folder?endpoint=https://s3.example.org&region=fr-par`. */
export const filesAddress = z.string().transform((text, context): FilesAddress => {
  const address = readAddress(text);
  if (address !== null) return address;
  context.addIssue({ code: 'custom' });
  return z.NEVER;
});

function readAddress(text: string): FilesAddress | null {
  const url = URL.parse(text);
  if (url?.protocol !== 's3:' || `${url.username}${url.password}${url.port}${url.hash}` !== '') return null;
  const prefix = url.pathname.replace(/^\/|\/$/g, '').replace(/(?<=.)$/, '/');
  const { endpoint, region = 'us-east-1', ...others } = Object.fromEntries(url.searchParams);
  const isWhole = bucketName.test(url.hostname) && prefixShape.test(prefix) && regionShape.test(region);
  if (!isWhole || Object.keys(others).length > 0) return null;
  const origin = endpoint === undefined ? undefined : originOf(endpoint);
  return origin === null ? null : { bucket: url.hostname, prefix, region, endpoint: origin };
}

/** Returns the origin of an endpoint that may see documents: over TLS, or within this machine. */
function originOf(endpoint: string): string | null {
  const url = URL.parse(endpoint);
  if (url === null || url.href !== `${url.origin}/`) return null;
  return url.protocol === 'https:' || (url.protocol === 'http:' && isThisMachine(url.hostname)) ? url.origin : null;
}
