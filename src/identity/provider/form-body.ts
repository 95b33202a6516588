import type { IncomingMessage } from 'node:http';
import { BadForm, parseForm, typedFields } from '#http/parse-form.ts';

const maxBytes = 16 * 1024;

/**
 * What was typed into a submitted form.
 * @throws BadForm when it is no form, or too long.
 */
export async function readFields(req: IncomingMessage): Promise<Record<string, string>> {
  const headers = { 'content-type': req.headers['content-type'] ?? '' };
  const sent = new Request('http://form.invalid/', { method: 'POST', headers, body: await boundedBody(req) });
  return typedFields(await parseForm(sent, maxBytes));
}

async function boundedBody(req: IncomingMessage): Promise<Buffer<ArrayBuffer>> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of req.iterator({ destroyOnReturn: false })) {
    const bytes = Buffer.from(chunk);
    length += bytes.length;
    if (length > maxBytes) throw new BadForm();
    chunks.push(bytes);
  }
  return Buffer.concat(chunks);
}
