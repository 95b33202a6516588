import { execFile } from 'node:child_process';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { minute } from '#durations.ts';
import { cachedEngine, lastLineOf } from './debian-packages.ts';

const run = promisify(execFile);

type Artefact = { readonly group: string; readonly name: string; readonly version: string };

/**
 * Unpacks a zip file of Maven Central into the cache of engines.
 * @param inside name of the folder in the zip file
 * @returns this folder, or the reason why this machine cannot have it
 */
export async function mavenArchive(
  { group, name, version }: Artefact,
  inside: string,
): Promise<{ readonly folder: string; readonly missing?: undefined } | { readonly missing: string }> {
  const artefact = `${group}:${name}:${version}:zip`;
  try {
    const folder = await cachedEngine(`${name}-${version}`, async (draft) => {
      await run('mvn', ['-q', 'dependency:get', `-Dartifact=${artefact}`, '-Dtransitive=false'], {
        timeout: 10 * minute,
      });
      const kept = join(homedir(), '.m2/repository', ...group.split('.'), name, version, `${name}-${version}.zip`);
      await run('unzip', ['-q', kept, '-d', draft], { timeout: minute });
    });
    return { folder: join(folder, inside) };
  } catch (error) {
    return { missing: `no ${artefact} of Maven here: ${lastLineOf(error)}` };
  }
}
