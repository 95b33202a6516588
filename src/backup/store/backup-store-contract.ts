import { describe, expect, test } from 'vitest';
import { minute } from '#durations.ts';
import { type BackupStore, ObjectMissing } from './backup-store.ts';

/** Rules that every adapter of the port must meet. `open` returns an adapter with an empty store. */
export function backupStoreContract(adapter: string, open: () => Promise<BackupStore>): void {
  describe(`backups kept by ${adapter}`, () => {
    test('an object comes back with the bytes that were put last', async () => {
      const store = await open();
      await store.put('objects/ab/one', Buffer.from('first'));
      await store.put('objects/ab/one', Buffer.from('second'));
      expect(Buffer.from(await store.get('objects/ab/one')).toString()).toBe('second');
    });

    test('a folder lists its objects, those of its folders, and no others', async () => {
      const store = await open();
      for (const name of ['wal/a/1', 'wal/b.c/2', 'walrus/3', 'other']) await store.put(name, Buffer.from(name));
      const found = await Array.fromAsync(store.list('wal'));
      expect(found.map(({ name }) => name).toSorted()).toEqual(['wal/a/1', 'wal/b.c/2']);
      for (const { storedAt } of found) expect(Math.abs(storedAt.getTime() - Date.now())).toBeLessThan(minute);
      expect(await Array.fromAsync(store.list('nothing'))).toEqual([]);
    });

    test('a deleted object is missing, and deleting it again is no error', async () => {
      const store = await open();
      await store.put('one', Buffer.from('1'));
      await store.delete('one');
      await store.delete('one');
      await expect(store.get('one')).rejects.toBeInstanceOf(ObjectMissing);
    });

    test.each(['../etc', 'a/../../b', '/etc/hostname', '', '.hidden'])(
      'nothing is read or written at %j',
      async (name) => {
        const store = await open();
        await expect(store.get(name)).rejects.toBeInstanceOf(ObjectMissing);
        await expect(async () => store.put(name, Buffer.from('x'))).rejects.toBeInstanceOf(ObjectMissing);
      },
    );
  });
}
