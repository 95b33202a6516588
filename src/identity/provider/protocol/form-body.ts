import type { IncomingMessage } from 'node:http';
import { z } from 'zod';
import { BadForm, parseForm } from '#http/parse-form.ts';

const maxBytes = 16 * 1024;
const bytesSchema = z.instanceof(Uint8Array);

/**
 * Reads the texts of a submitted form. If a field is repeated, its first value counts.
 * @throws BadForm for a body that is not a form, or longer than `maxBytes`
 */
export async function readFields(req: IncomingMessage): Promise<Record<string, string>> {
  const headers = { 'content-type': req.headers['content-type'] ?? '' };
  const sent = new Request('http://form.invalid/', { method: 'POST', headers, body: await boundedBody(req) });
  const form = await parseForm(sent, maxBytes);
  const texts = [...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return Object.fromEntries(texts.toReversed());
}

async function boundedBody(req: IncomingMessage): Promise<Buffer<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of req.iterator({ destroyOnReturn: false })) {
    const bytes = bytesSchema.parse(chunk);
    length += bytes.length;
    if (length > maxBytes) throw new BadForm();
    chunks.push(bytes);
  }
  return Buffer.concat(chunks);
}
