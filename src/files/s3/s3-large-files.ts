import { randomUUID } from 'node:crypto';
import { open } from 'node:fs/promises';
import { z } from 'zod';
import { jsonOrNothing } from '#json-or-nothing.ts';
import { checksumOf } from '../checksum.ts';
import type { LargeFiles } from '../large-files.ts';
import type { S3Objects } from './s3-objects.ts';

const partBytes = 8 * 2 ** 20;

const manifestSchema = z.object({
  id: z.uuid(),
  parts: z.number().int().min(0).max(10_000),
});

/**
 * Large files as objects of 8 MB, below `large/<name>/`. The manifest is written last, so that a reader finds
 * a whole file or none; the parts of the file before are then deleted.
 */
export function s3LargeFiles(objects: S3Objects): LargeFiles {
  const read = async (name: string) => {
    const found = await objects.get(manifestOf(name));
    return found === null ? null : (manifestSchema.safeParse(jsonOrNothing(found.bytes.toString())).data ?? null);
  };
  return {
    storedAt: async (name) => (await objects.facts(manifestOf(name)))?.since ?? null,
    put: async (name, path, stopping) => {
      const [before, id] = [await read(name), randomUUID()];
      let parts = 0;
      await using file = await open(path, 'r');
      for (;;) {
        const { bytesRead, buffer } = await file.read(Buffer.alloc(partBytes), 0, partBytes);
        if (bytesRead === 0) break;
        stopping?.throwIfAborted();
        await objects.put(`${folderOf(name)}/${id}.${parts}`, buffer.subarray(0, bytesRead));
        parts += 1;
      }
      await objects.put(manifestOf(name), Buffer.from(JSON.stringify({ id, parts })));
      for (let part = 0; part < (before?.parts ?? 0); part += 1)
        await objects.delete(`${folderOf(name)}/${before?.id}.${part}`);
    },
    get: async (name) => {
      const manifest = await read(name);
      if (manifest === null) return null;
      return partsOf(objects, folderOf(name), manifest);
    },
  };
}

const folderOf = (name: string): string => `large/${checksumOf(Buffer.from(name))}`;
const manifestOf = (name: string): string => `${folderOf(name)}/manifest.json`;

async function* partsOf(
  objects: S3Objects,
  folder: string,
  { id, parts }: z.infer<typeof manifestSchema>,
): AsyncGenerator<Uint8Array, void> {
  for (let part = 0; part < parts; part += 1) {
    const found = await objects.get(`${folder}/${id}.${part}`);
    if (found === null) throw new Error(`part ${part} of ${parts} is missing`);
    yield found.bytes;
  }
}
