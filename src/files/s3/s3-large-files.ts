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
  const read = async (folder: string) => {
    const found = await objects.get(`${folder}/${manifest}`);
    return found === null ? null : (manifestSchema.safeParse(jsonOrNothing(found.bytes.toString())).data ?? null);
  };
  return {
    storedAt: async (name) => (await objects.facts(`${folderOf(name)}/${manifest}`))?.since ?? null,
    put: async (name, path, stopping) => {
      const folder = folderOf(name);
      const [before, id] = [await read(folder), randomUUID()];
      let parts = 0;
      await using file = await open(path, 'r');
      for (;;) {
        const { bytesRead, buffer } = await file.read(Buffer.alloc(partBytes), 0, partBytes);
        if (bytesRead === 0) break;
        stopping?.throwIfAborted();
        await objects.put(`${folder}/${id}.${parts}`, buffer.subarray(0, bytesRead));
        parts += 1;
      }
      await objects.put(`${folder}/${manifest}`, Buffer.from(JSON.stringify({ id, parts })));
      for (let part = 0; part < (before?.parts ?? 0); part += 1)
        await objects.delete(`${folder}/${before?.id}.${part}`);
    },
    get: async (name) => {
      const folder = folderOf(name);
      const found = await read(folder);
      return found === null ? null : partsOf(objects, folder, found);
    },
    deleteBefore: (moment, most, stopping) => deleteOld(objects, { moment, most, stopping, read }),
  };
}

const folderOf = (name: string): string => `large/${checksumOf(Buffer.from(name))}`;
const manifest = 'manifest.json';

type Listed = Map<string, { readonly name: string; readonly storedAt: Date }[]>;

async function byFolder(objects: S3Objects): Promise<Listed> {
  const folders: Listed = new Map();
  for await (const { name: path, storedAt } of objects.list('large')) {
    const [folder = '', name = ''] = path.split('/');
    folders.set(`large/${folder}`, [...(folders.get(`large/${folder}`) ?? []), { name, storedAt }]);
  }
  return folders;
}

type Old = {
  readonly moment: Date;
  readonly read: (folder: string) => Promise<z.output<typeof manifestSchema> | null>;
};
type Deletion = Old & { readonly most: number; readonly stopping: AbortSignal | undefined };
type Folder = Old & { readonly listed: readonly { readonly name: string; readonly storedAt: Date }[] };

async function deleteOld(objects: S3Objects, { moment, read, most, stopping }: Deletion): Promise<number> {
  let deleted = 0;
  for (const [folder, listed] of await byFolder(objects)) {
    const old = await oldIn(objects, folder, { listed, moment, read });
    // The manifest goes first, so that nobody takes half a file for a whole.
    for (const name of old.toSorted((one, other) => Number(other === manifest) - Number(one === manifest))) {
      stopping?.throwIfAborted();
      if (deleted >= most) return deleted;
      await objects.delete(`${folder}/${name}`);
      deleted += 1;
    }
  }
  return deleted;
}

/**
 * Returns the names of the objects of a folder that are old, unless a younger manifest names them. The
 * manifest is asked anew, because another process may have replaced the file since the listing.
 */
async function oldIn(objects: S3Objects, folder: string, { listed, moment, read }: Folder): Promise<string[]> {
  const old = listed.filter(({ storedAt }) => storedAt < moment).map(({ name }) => name);
  if (old.length === 0) return [];
  const since = (await objects.facts(`${folder}/${manifest}`))?.since;
  if (since === undefined || since < moment) return old;
  const inUse = (await read(folder))?.id;
  return old.filter((name) => name !== manifest && !name.startsWith(`${inUse}.`));
}

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
