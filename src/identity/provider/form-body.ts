import type { IncomingMessage } from 'node:http';

/** The body is no form, or longer than any of ours. */
export class BadForm extends Error {
  readonly code = 'form.unreadable';
}

const maxBytes = 16 * 1024;

/**
 * Reads the fields of a submitted form; of a field sent twice the first counts.
 * @throws BadForm when it is another type or too long.
 */
export async function readForm(req: IncomingMessage): Promise<Record<string, string>> {
  if (!req.headers['content-type']?.startsWith('application/x-www-form-urlencoded')) throw new BadForm();
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of req.iterator({ destroyOnReturn: false })) {
    const bytes = Buffer.from(chunk);
    length += bytes.length;
    if (length > maxBytes) throw new BadForm();
    chunks.push(bytes);
  }
  const fields = new URLSearchParams(Buffer.concat(chunks).toString('utf8'));
  return Object.fromEntries([...fields].toReversed());
}
