import { createHash } from 'node:crypto';
import { checksumOf } from '../checksum.ts';
import { type AskS3, checksumHeader, type S3Answer, s3Client, usualPatience } from './s3-client.ts';
import { type ListedObject, listObjects } from './s3-listing.ts';
import { pathOfName, type S3Place } from './s3-place.ts';

/** Facts about an object that we stored. */
type ObjectFacts = { readonly sha256: string | null; readonly since: Date };

/** The objects below the prefix of a place. Names are those below the prefix. */
export type S3Objects = {
  get(name: string): Promise<(ObjectFacts & { readonly bytes: Buffer }) | null>;
  facts(name: string): Promise<ObjectFacts | null>;
  /** Stores the bytes, which the store has compared with three checksums when this returns. */
  put(name: string, bytes: Uint8Array, since?: Date): Promise<void>;
  /** Copies an object within the store, with the present moment as its date. Null if there is none. */
  copy(from: string, to: string): Promise<true | null>;
  delete(name: string): Promise<void>;
  /** Lists the objects of a folder, page by page. Names are those in the folder. */
  list(folder: string): AsyncGenerator<ListedObject, void>;
};

const sinceHeader = 'x-amz-meta-since';

/** @param patience limits of each request */
export function s3Objects(place: S3Place, patience = usualPatience): S3Objects {
  const ask: AskS3 = s3Client(place, patience);
  const full = (name: string) => place.prefix + name;
  const facts: S3Objects['facts'] = async (name) => {
    const answer = await ask({ method: 'HEAD', name: full(name) });
    return answer && factsOf(answer);
  };
  return {
    facts,
    get: async (name) => {
      const answer = await ask({ method: 'GET', name: full(name) });
      return answer && { ...factsOf(answer), bytes: answer.body };
    },
    put: async (name, bytes, since) => {
      const headers = { ...checksumsOf(bytes), ...metadata(checksumOf(bytes), since), ...encryptionOf(place) };
      await ask({ method: 'PUT', name: full(name), headers, body: bytes });
    },
    copy: async (from, to) => {
      // States the metadata again, because the copy would otherwise keep the date of the original.
      const known = await facts(from);
      if (known === null) return null;
      const headers = {
        'x-amz-copy-source': `/${place.bucket}/${pathOfName(full(from))}`,
        'x-amz-metadata-directive': 'REPLACE',
        ...metadata(known.sha256, undefined),
        ...encryptionOf(place),
      };
      return (await ask({ method: 'PUT', name: full(to), headers })) && true;
    },
    delete: async (name) => {
      await ask({ method: 'DELETE', name: full(name) });
    },
    list: (folder) => listObjects(place, ask, full(`${folder}/`)),
  };
}

function factsOf({ headers }: S3Answer): ObjectFacts {
  const moment = headers.get(sinceHeader) ?? headers.get('last-modified') ?? '';
  return { sha256: headers.get(checksumHeader), since: new Date(Date.parse(moment) || Date.now()) };
}

/** Headers by which the store checks what arrives; an older store knows some of them. */
function checksumsOf(bytes: Uint8Array): Record<string, string> {
  return {
    'content-type': 'application/octet-stream',
    'content-md5': createHash('md5').update(bytes).digest('base64'),
    'x-amz-checksum-sha256': createHash('sha256').update(bytes).digest('base64'),
  };
}

function metadata(checksum: string | null, since: Date | undefined): Record<string, string> {
  return {
    ...(checksum !== null && { [checksumHeader]: checksum }),
    ...(since !== undefined && { [sinceHeader]: since.toISOString() }),
  };
}

function encryptionOf({ encryption }: S3Place): Record<string, string> {
  if (encryption === undefined) return {};
  const [, kind = encryption, key] = /^(aws:kms):(.+)$/.exec(encryption) ?? [];
  return {
    'x-amz-server-side-encryption': kind,
    ...(key !== undefined && { 'x-amz-server-side-encryption-aws-kms-key-id': key }),
  };
}
