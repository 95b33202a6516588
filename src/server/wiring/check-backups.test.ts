import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readConfiguration } from '#configuration/read-configuration.ts';
import { checkBackups } from './check-backups.ts';

const folder = await mkdtemp(join(tmpdir(), 'check-backups-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

const configured = (BACKUP_TO: string) => readConfiguration({ DATA_DIR: join(folder, 'data'), BACKUP_TO });
const installation = () => ({ id: randomUUID(), isCopy: false });

test('a start with the place for backups of another installation is refused', async () => {
  const configuration = configured(join(folder, 'backups'));
  const first = installation();
  await checkBackups(first, configuration);
  await checkBackups(first, configuration);
  await expect(checkBackups(installation(), configuration)).rejects.toThrow(/^BACKUP_TO should lead to a place/);
  await checkBackups(installation(), readConfiguration({ DATA_DIR: join(folder, 'data') }));
});

test('a place for backups that is away refuses no start', async () => {
  await writeFile(join(folder, 'file'), '');
  await expect(checkBackups(installation(), configured(join(folder, 'file/backups')))).resolves.toBeUndefined();
});
