import { setTimeout as wait } from 'node:timers/promises';
import { AwsV4Signer } from 'aws4fetch';
import { checksumOf } from '../checksum.ts';
import { FilesUnavailable } from '../files-unavailable.ts';
import { FileNotFound } from '../files.ts';
import { addressOf, nameOfPlace, type S3Place } from './s3-place.ts';

type Asked = {
  readonly method: 'GET' | 'HEAD' | 'PUT' | 'DELETE';
  /** Name of the object; empty for the bucket. */
  readonly name: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Uint8Array;
};

export type S3Answer = { readonly headers: Headers; readonly body: Buffer };

/** Limits of a request: tries, milliseconds for each, and milliseconds after which no further try begins. */
type Patience = { readonly tries: number; readonly each: number; readonly all: number };

export const usualPatience: Patience = { tries: 3, each: 8000, all: 12_000 };

/**
 * Asks a store. Null for an object that does not exist.
 * @throws FileNotFound if the bytes are not those that were stored; FilesUnavailable if the store does not
 * answer in time, answers 5xx again and again, or refuses us
 */
export type AskS3 = (asked: Asked, patience?: Patience) => Promise<S3Answer | null>;

// Limit of bytes of an answer. The largest file is a document of 2 MB; a page of a listing is smaller.
const longestAnswer = 64 * 2 ** 20;

export function s3Client(place: S3Place, usual = usualPatience): AskS3 {
  return async (asked, { tries, each, all } = usual) => {
    const end = Date.now() + all;
    for (let left = tries; ; left -= 1) {
      try {
        return await askOnce(place, asked, each);
      } catch (error) {
        if (!(error instanceof MayWork)) throw error;
        if (left <= 1 || Date.now() >= end) throw error.inTheEnd();
      }
      // Waits for a random time, so that processes that failed together do not come back together.
      await wait(50 * 3 ** (tries - left) * (1 + 2 * Math.random()));
    }
  };
}

/** A try failed, and the next try may succeed. */
class MayWork extends Error {
  inTheEnd(): Error {
    return new FilesUnavailable(this.message, { cause: this.cause });
  }
}

/** The bytes are not those that were stored. If all tries get such bytes, the file is lost. */
class Damaged extends MayWork {
  override inTheEnd(): Error {
    return new FileNotFound(this.message);
  }
}

async function askOnce(place: S3Place, asked: Asked, patience: number): Promise<S3Answer | null> {
  const { method } = asked;
  const { status, headers, body } = await send(place, asked, patience);
  // Stores begin a copy with status 200 and may add an error later.
  const hasFailed = status === 200 && method === 'PUT' && body.includes('<Error>');
  if (status >= 200 && status < 300 && !hasFailed) return verified({ headers, body }, method);
  const code = /<Code>(\w{1,60})<\/Code>/.exec(body.subarray(0, 4096).toString())?.[1] ?? '';
  // The answer to HEAD has no body. Other answers have to say that the object is missing, because the bucket
  // may be missing.
  if (status === 404 && (method === 'HEAD' || code === 'NoSuchKey')) return null;
  const message = `${nameOfPlace(place)} answers ${status} ${code} to ${method}`;
  if (status >= 500 || status === 429 || status === 408 || hasFailed || brokenOnTheWay.has(code))
    throw new MayWork(message);
  throw new FilesUnavailable(message, { isRefusal: true });
}

const brokenOnTheWay = new Set([
  'BadDigest',
  'IncompleteBody',
  'InvalidDigest',
  'RequestTimeout',
  'XAmzContentChecksumMismatch',
  'XAmzContentSHA256Mismatch',
]);

async function send(place: S3Place, { method, name, query = {}, headers, body }: Asked, patience: number) {
  const url = addressOf(place, name);
  for (const [key, value] of Object.entries(query)) url.searchParams.set(key, value);
  const signer = new AwsV4Signer({
    url: url.href,
    method,
    headers: { ...headers, 'x-amz-content-sha256': checksumOf(body ?? '') },
    accessKeyId: place.accessKey,
    secretAccessKey: place.secretKey,
    region: place.region,
    service: 's3',
  });
  const signed = await signer.sign();
  try {
    const answer = await fetch(signed.url, {
      method,
      headers: signed.headers,
      body: body === undefined ? null : Uint8Array.from(body),
      redirect: 'manual',
      signal: AbortSignal.timeout(patience),
    });
    return { status: answer.status, headers: answer.headers, body: await readBody(answer) };
  } catch (cause) {
    throw new MayWork(`${nameOfPlace(place)} does not answer to ${method}`, { cause });
  }
}

async function readBody({ headers, body }: Response): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  if (Number(headers.get('content-length') ?? 0) > longestAnswer) throw new Error('the answer is too long');
  for await (const chunk of body ?? []) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** Compares the bytes of an object with the checksum that we stored with it. */
function verified(answer: S3Answer, method: string): S3Answer {
  const kept = answer.headers.get(checksumHeader);
  if (method === 'GET' && kept !== null && kept !== checksumOf(answer.body))
    throw new Damaged('the bytes of a file do not match its checksum');
  return answer;
}

export const checksumHeader = 'x-amz-meta-sha256';
