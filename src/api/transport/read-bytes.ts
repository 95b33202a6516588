import type { IncomingMessage } from 'node:http';
import { ApiProblem } from './api-problem.ts';

/**
 * Reads a body of up to `longest` bytes. A longer body is refused as soon as its length is known. The rest is
 * then read and discarded, because a client that sends before it listens must get the refusal and keep its
 * connection.
 * @throws ApiProblem 413 for a longer body, 400 for a body that is cut off
 */
export function readBytes(payload: IncomingMessage, longest: number): Promise<Buffer> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  const chunks: Buffer[] = [];
  let size = 0;
  const take = (chunk: Buffer): void => {
    size += chunk.length;
    if (size <= longest) chunks.push(chunk);
    else refuse();
  };
  const refuse = (): void => {
    payload.off('data', take).resume();
    chunks.length = 0;
    reject(tooLong(longest));
  };
  if (Number(payload.headers['content-length'] ?? 0) > longest) refuse();
  else payload.on('data', take);
  payload.on('end', () => resolve(Buffer.concat(chunks)));
  payload.on('error', () => reject(new ApiProblem(400, { code: 'api.bodyCutOff', message: 'The body was cut off.' })));
  return promise;
}

function tooLong(longest: number): ApiProblem {
  return new ApiProblem(413, { code: 'api.bodyTooLong', message: `A body has at most ${longest} bytes.` });
}
