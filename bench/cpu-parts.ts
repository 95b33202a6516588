import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

const profileSchema = z.object({
  nodes: z.array(
    z.object({
      id: z.number(),
      callFrame: z.object({ functionName: z.string(), url: z.string(), lineNumber: z.number() }),
    }),
  ),
  samples: z.array(z.number()),
  timeDeltas: z.array(z.number()),
});

/** Milliseconds of CPU by part of the program: a room, a library, or Node. */
export type Parts = ReadonlyMap<string, number>;

/**
 * Reads the CPU profile in a folder (`node --cpu-prof --cpu-prof-dir`). A build names the source file of each
 * piece of code in a comment, so its time can be attributed to folders and libraries.
 */
export async function readCpuParts(folder: string): Promise<Parts> {
  const parts = new Map<string, number>();
  const modulesOf = moduleReader();
  for (const name of await readdir(folder)) {
    const { nodes, samples, timeDeltas } = profileSchema.parse(JSON.parse(await readFile(join(folder, name), 'utf8')));
    const frames = new Map(nodes.map(({ id, callFrame }) => [id, callFrame]));
    for (const [index, id] of samples.entries()) {
      const frame = frames.get(id);
      const part = frame ? partOf(frame.functionName, frame.url, await modulesOf(frame.url, frame.lineNumber)) : null;
      if (part !== null) parts.set(part, (parts.get(part) ?? 0) + (timeDeltas[index] ?? 0) / 1000);
    }
  }
  return parts;
}

/** Null while the process waits. */
function partOf(name: string, url: string, module: string): string | null {
  if (name === '(idle)') return null;
  const library = /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(module)?.[1];
  const room = /(?:^|\/)src\/([^/.]+)/.exec(module)?.[1];
  if (library !== undefined) return library;
  if (room !== undefined) return `src/${room}`;
  if (name === '(garbage collector)') return 'garbage collector';
  return url === '' || url.startsWith('node:') ? 'Node' : 'other';
}

/** Returns a function that finds the source file of a line. It reads each file of the build only once. */
function moduleReader() {
  const known = new Map<string, Promise<readonly string[]>>();
  return async (url: string, line: number): Promise<string> => {
    if (!url.includes('/build/')) return url;
    const modules = known.get(url) ?? modulesByLine(fileURLToPath(url));
    known.set(url, modules);
    return (await modules)[line] ?? url;
  };
}

async function modulesByLine(file: string): Promise<readonly string[]> {
  let current = file;
  const lines = (await readFile(file, 'utf8')).split('\n');
  return lines.map((line) => (current = /^\/\/ ((?:src|node_modules)\/\S+)$/.exec(line)?.[1] ?? current));
}
