import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import { styles } from './pages/styles.ts';

type Asset = { readonly type: string; readonly bytes: Buffer };

export type Assets = {
  /** Path of the stylesheet below the provider's address. */
  readonly stylesheet: string;
  /** Sends the asset of a path such as /assets/1a2b/style.css; false when there is none. */
  send(path: string, res: ServerResponse): boolean;
};

const fonts = {
  'title.woff2': '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
  'text.woff2': '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
};

/** Style and fonts, read once; their folder is named after the style, so that they can be cached for ever. */
export async function readAssets(): Promise<Assets> {
  const folder = `/assets/${createHash('sha256').update(styles).digest('hex').slice(0, 12)}`;
  const files = new Map<string, Asset>([
    [`${folder}/style.css`, { type: 'text/css; charset=utf-8', bytes: Buffer.from(styles.trim()) }],
  ]);
  const require = createRequire(import.meta.url);
  for (const [name, source] of Object.entries(fonts)) {
    files.set(`${folder}/${name}`, { type: 'font/woff2', bytes: await readFile(require.resolve(source)) });
  }
  return { stylesheet: `${folder}/style.css`, send: (path, res) => sendAsset(files.get(path), res) };
}

function sendAsset(asset: Asset | undefined, res: ServerResponse): boolean {
  if (!asset) return false;
  res.writeHead(200, {
    'Content-Type': asset.type,
    'Content-Length': asset.bytes.length,
    'Cache-Control': 'public, max-age=31536000, immutable',
    'X-Content-Type-Options': 'nosniff',
  });
  res.end(asset.bytes);
  return true;
}
