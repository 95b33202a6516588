import { randomUUID } from 'node:crypto';
import { mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { certainFiles } from './certain-files.ts';
import { localStore } from './local-store.ts';

test('while the folder of the files is not mounted, nothing counts as lost and nothing is stored elsewhere', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'certain-'));
  onTestFinished(() => rm(dataDir, { recursive: true }));
  const store = localStore(dataDir);
  await store.identity.write({ id: randomUUID() });
  const files = certainFiles(store.files, store.identity);
  const key = await files.put(Buffer.from('a CV'));
  await rename(join(dataDir, 'files'), join(dataDir, 'elsewhere'));
  await expect(files.get(key)).rejects.toMatchObject({ code: 'files.unavailable' });
  await expect(files.put(Buffer.from('another'))).rejects.toMatchObject({ code: 'files.unavailable' });
  await rename(join(dataDir, 'elsewhere'), join(dataDir, 'files'));
  expect(Buffer.from(await files.get(key)).toString()).toBe('a CV');
  await expect(files.get('f'.repeat(40))).rejects.toMatchObject({ code: 'file.notFound' });
});
