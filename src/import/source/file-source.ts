import { readFile, stat } from 'node:fs/promises';
import { addAbortSignal, type Readable } from 'node:stream';
import { z } from 'zod';
import { parseJson, readSourcePage, type SourcePage, UnreadableSource } from './source-page.ts';

/** Limit of bytes. A JavaScript string is limited to 512 MB, and the whole real feed has about 20. */
const maxFileBytes = 400 * 1024 * 1024;
const chunkSchema = z.union([z.string().transform((text) => Buffer.from(text)), z.instanceof(Uint8Array)]);

/**
 * Reads a response of the public offers API from a file (UTF-8), as one page.
 * @throws UnreadableSource during reading: no such file, no access, no JSON, no response
 */
export async function* fileSource(path: string): AsyncGenerator<SourcePage> {
  yield readSourcePage(parseJson(await textOf(path), path), path);
}

/**
 * Reads a response from a stream, such as the standard input.
 * @param name of the stream, for messages
 * @throws UnreadableSource during reading: no JSON, no response, too long
 */
export async function* streamSource(stream: Readable, name: string, signal?: AbortSignal): AsyncGenerator<SourcePage> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of signal ? addAbortSignal(signal, stream) : stream) {
    const bytes = chunkSchema.parse(chunk);
    size += bytes.length;
    if (size > maxFileBytes) throw new UnreadableSource(`${name} is longer than 400 MB.`);
    chunks.push(bytes);
  }
  yield readSourcePage(parseJson(Buffer.concat(chunks).toString('utf8'), name), name);
}

async function textOf(path: string): Promise<string> {
  try {
    const { size } = await stat(path);
    if (size > maxFileBytes) throw new UnreadableSource(`${path} is larger than 400 MB.`);
    return await readFile(path, 'utf8');
  } catch (error) {
    if (error instanceof UnreadableSource) throw error;
    throw new UnreadableSource(reasonOf(path, error), { cause: error });
  }
}

function reasonOf(path: string, error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'ENOENT') return `There is no file ${path}.`;
  if (code === 'EISDIR') return `${path} is a folder; name a file in it.`;
  if (code === 'EACCES') return `${path} may not be read by this user.`;
  return `${path} cannot be read: ${error instanceof Error ? error.message : String(error)}`;
}
