import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { z } from 'zod';
import { framed, FrameReader } from './frames.ts';

const folder = await mkdtemp(join(tmpdir(), 'frames-'));
afterAll(() => rm(folder, { recursive: true }));

async function read(bytes: Buffer): Promise<string> {
  const path = join(folder, 'kept');
  await writeFile(path, bytes);
  await using reader = await FrameReader.open(path);
  return await reader.next(z.string());
}

test('reading returns the written value, and a file with any damaged byte is refused without a crash', async () => {
  const whole = Buffer.concat([...framed('kept')]);
  expect(await read(whole)).toBe('kept');
  for (const at of whole.keys()) {
    const damaged = Buffer.from(whole);
    damaged[at] = (damaged[at] ?? 0) ^ 0xff;
    await expect(read(damaged)).rejects.toThrow(/damaged|cut/);
  }
});
