import { mkdir, mkdtemp, rm, watch } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { copyName, markRestored } from '#database/installation-name.ts';
import { draftFolder, moveIntoPlace } from './data-folder-swap.ts';

test('a restore that is killed while it moves into place leaves no database without the mark of a copy', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'swap-'));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  const draft = await draftFolder(dataDir, false);
  for (const name of ['files', 'postgres', 'zzz']) await mkdir(join(draft, name));
  await markRestored(draft, copyName());
  const appeared: (string | null)[] = [];
  const events = watch(dataDir);
  // The first event is asked for before the move, so that none is missed.
  const first = events.next();
  await moveIntoPlace(dataDir, draft, new Date());
  for (let event = await first; event.done !== true; event = await events.next()) {
    appeared.push(event.value.filename);
    if (event.value.filename === 'postgres') break;
  }
  await events.return?.();
  expect(appeared).toEqual(expect.arrayContaining(['files', 'restored.json', 'zzz']));
});
