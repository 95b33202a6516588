export class BodyTooLong extends Error {
  readonly code = 'http.bodyTooLong';
}

/**
 * Returns the bytes of a body, up to `longest`; the rest is not read.
 * @throws BodyTooLong
 */
export async function readUpTo({ body }: Pick<Response, 'body'>, longest: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  // Leaving the loop cancels the rest of the transfer.
  for await (const chunk of body ?? []) {
    size += chunk.length;
    if (size > longest) throw new BodyTooLong(`a body of more than ${longest} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
