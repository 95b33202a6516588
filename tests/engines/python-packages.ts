import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { minute } from '#durations.ts';
import { cachedEngine, lastLineOf } from './debian-packages.ts';

const run = promisify(execFile);

/**
 * Puts a package of PyPI, with the packages that it needs, into the cache of engines. Nothing is installed.
 * @param pinned name and version, such as `schemathesis==4.32.5`
 * @returns the environment in which `python3` finds it, or the reason why this machine cannot have it
 */
export async function pythonPackage(
  pinned: string,
): Promise<
  { readonly env: { readonly PYTHONPATH: string }; readonly missing?: undefined } | { readonly missing: string }
> {
  try {
    const { stdout: version } = await run('python3', ['-c', 'import sys; print("%d.%d" % sys.version_info[:2])']);
    const folder = await cachedEngine(`python-${version.trim()}-${pinned}`, async (draft) => {
      const options = ['--quiet', '--disable-pip-version-check', '--no-warn-script-location', '--target', draft];
      await run('python3', ['-m', 'pip', 'install', ...options, pinned], { timeout: 10 * minute });
    });
    return { env: { PYTHONPATH: folder } };
  } catch (error) {
    return { missing: `no Python package ${pinned} here: ${lastLineOf(error)}` };
  }
}
