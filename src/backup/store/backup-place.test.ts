import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { minute } from '#durations.ts';
import { holding, holdPlace, PlaceTaken, takePlace } from '#files/place-writer.ts';
import { startS3rver } from '#files/testing/s3rver.ts';
import { backupPlace } from './backup-place.ts';
import { bucketStore } from './bucket-store.ts';
import { folderStore } from './folder-store.ts';

const server = await startS3rver();
afterAll(() => server.end());

async function emptyFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'backups-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folderStore(folder);
}

const installation = () => ({ id: randomUUID(), isCopy: false });
const copy = () => ({ id: randomUUID(), isCopy: true });

describe.each([
  ['a folder', emptyFolder],
  ['a bucket', async () => bucketStore(server.place())],
])('the owner of %s for backups', (_kind, open) => {
  test('the first installation gets the place, and every other one is refused until it takes over', async () => {
    const place = backupPlace(await open(), null);
    const [first, other] = [installation(), installation()];
    await holdPlace(place, first);
    await holdPlace(place, first);
    await expect(holdPlace(place, other)).rejects.toThrow(PlaceTaken);
    await takePlace(place, other.id);
    await holdPlace(place, other);
    await expect(holdPlace(place, first)).rejects.toThrow(PlaceTaken);
  });

  test('a place from before owners were noted goes on with its installation, but not with a copy', async () => {
    const store = await open();
    await store.put('backups/old.json', Buffer.from('{}'));
    const place = backupPlace(store, null);
    await expect(holdPlace(place, copy())).rejects.toThrow('belongs to the installation of which this one is a copy');
    expect(await place.read()).toBeNull();
    await holdPlace(place, installation());
    expect(await place.read()).not.toBeNull();
  });

  test('a copy may have an empty place of its own', async () => {
    const place = backupPlace(await open(), null);
    const own = copy();
    await holdPlace(place, own);
    await expect(holdPlace(place, own)).resolves.toBeUndefined();
  });

  test('an installation without a name leaves no note, and is refused where another left one', async () => {
    const place = backupPlace(await open(), null);
    await holdPlace(place, null);
    expect(await place.read()).toBeNull();
    await holdPlace(place, installation());
    await expect(holdPlace(place, null)).rejects.toThrow(PlaceTaken);
  });
});

test('a note that cannot be read refuses everybody', async () => {
  const place = backupPlace(await emptyFolder(), null);
  await place.write('{"id":');
  await expect(holdPlace(place, installation())).rejects.toThrow('has a writer.json that cannot be read');
});

test('the refusal names the variable, the place and the command that takes it over', async () => {
  const store = await emptyFolder();
  await takePlace(backupPlace(store, null), randomUUID());
  const refusalOf = (asked: string | null) =>
    holdPlace(backupPlace(store, asked), installation()).then(String, ({ message }: Error) => message);
  expect(await refusalOf(null)).toMatch(
    new RegExp(
      `^BACKUP_TO should lead to .*: ${store.address} belongs to another one, since .* at .*npm run backup -- take `,
    ),
  );
  expect(await refusalOf('/mnt/disk')).toContain('npm run backup -- take "/mnt/disk"');
});

test('work that goes on for long asks again after a minute', async () => {
  const place = backupPlace(await emptyFolder(), null);
  const clock = { now: 0 };
  const hold = holding(place, installation(), () => clock.now);
  await hold();
  await takePlace(place, randomUUID());
  await hold();
  clock.now += minute;
  await expect(hold()).rejects.toThrow(PlaceTaken);
  await expect(hold()).rejects.toThrow(PlaceTaken);
});
