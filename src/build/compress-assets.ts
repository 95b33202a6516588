import { glob, readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Puts `.br` and `.gz` beside every text asset, so that serving one costs no compression. */
export async function compressAssets(folder: string): Promise<void> {
  const files = await Array.fromAsync(glob(`${folder}/**/*.{js,css,svg,json,txt,webmanifest}`));
  await Promise.all(files.map(compress));
}

async function compress(file: string): Promise<void> {
  const bytes = await readFile(file);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  await writeFile(`${file}.br`, await brotli(bytes, { params }));
  await writeFile(`${file}.gz`, await zip(bytes, { level: 9 }));
}
