import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import { styles } from './pages/styles.ts';

type Asset = { readonly type: string; readonly bytes: Buffer };

export type Assets = {
  /** Paths below the provider's address. */
  readonly stylesheet: string;
  readonly icon: string;
  /** Sends the asset of a path such as /assets/1a2b/style.css; false when there is none. */
  send(path: string, res: ServerResponse): boolean;
};

/** Style, icon and fonts, read once; their folder is named after their content, so that they can be cached for ever. */
export async function readAssets(): Promise<Assets> {
  const assets = {
    'style.css': { type: 'text/css; charset=utf-8', bytes: Buffer.from(styles.trim()) },
    'icon.svg': { type: 'image/svg+xml', bytes: Buffer.from(icon) },
    'title.woff2': await font('bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2'),
    'text.woff2': await font('inter/files/inter-latin-wght-normal.woff2'),
  };
  const content = createHash('sha256');
  for (const { bytes } of Object.values(assets)) content.update(bytes);
  const folder = `/assets/${content.digest('hex').slice(0, 12)}`;
  const files = new Map<string, Asset>(Object.entries(assets).map(([name, asset]) => [`${folder}/${name}`, asset]));
  return {
    stylesheet: `${folder}/style.css`,
    icon: `${folder}/icon.svg`,
    send: (path, res) => sendAsset(files.get(path), res),
  };
}

const icon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 44 44"><circle cx="22" cy="22" r="22" fill="#bd3a20"/><circle cx="22" cy="22" r="16.5" fill="none" stroke="#fffdf8" stroke-width="1.6" stroke-dasharray="2.6 2.6"/><path d="m10 24.5 24-11.5-8.2 21.8-5.2-9z" fill="#fffdf8"/><path d="m20.6 25.8 13.4-12.8" stroke="#bd3a20" stroke-width="1.6"/></svg>`;

async function font(name: string): Promise<Asset> {
  const path = createRequire(import.meta.url).resolve(`@fontsource-variable/${name}`);
  return { type: 'font/woff2', bytes: await readFile(path) };
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
