import { createHash } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { stylesheet } from './pages/stylesheet.ts';

export type Assets = {
  /** Path below the provider's address. */
  readonly stylesheet: string;
  /** Sends the asset of a path such as /assets/1a2b/style.css; false when there is none. */
  send(path: string, res: ServerResponse): boolean;
};

/** The style of the pages; its folder is named after its content, so that it can be cached for ever. */
export function makeAssets(): Assets {
  const bytes = Buffer.from(stylesheet);
  const path = `/assets/${createHash('sha256').update(bytes).digest('hex').slice(0, 12)}/style.css`;
  return {
    stylesheet: path,
    send(asked, res) {
      if (asked !== path) return false;
      res.writeHead(200, {
        'Content-Type': 'text/css; charset=utf-8',
        'Content-Length': bytes.length,
        'Cache-Control': 'public, max-age=31536000, immutable',
        'X-Content-Type-Options': 'nosniff',
      });
      res.end(bytes);
      return true;
    },
  };
}
