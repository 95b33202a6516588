import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { frameOrigins } from './request/video-hosts.ts';

const directives = [
  "default-src 'self'",
  "base-uri 'none'",
  "object-src 'none'",
  "frame-ancestors 'none'",
  "img-src 'self' data:",
  "font-src 'self'",
  `frame-src ${frameOrigins.join(' ')}`,
  // Vite's development client adds styles to the page and connects to its own port, so development needs
  // these two exceptions.
  import.meta.env.DEV ? "style-src 'self' 'unsafe-inline'; connect-src 'self' ws:" : "style-src 'self'",
];

type SafePage = { readonly bytes: Buffer<ArrayBuffer>; readonly policy: string };

/** Caches the hashes of scripts, because nearly all scripts are the same on every page. */
const known = new LRUCache<string, string>({ max: 500 });

function hashOf(script: Buffer): string {
  const key = script.toString('latin1');
  const hashed = known.get(key) ?? `'sha256-${hash('sha256', script, 'base64')}'`;
  known.set(key, hashed);
  return hashed;
}

/**
 * Replaces the nonces of a rendered page by hashes, so that the page can be cached with its policy. Only
 * scripts with the nonce of this rendering are hashed, because injected markup cannot have it. The page is
 * cut as bytes and joined once, because a search in a string of this length would copy the string.
 * @param formTargets origins, in addition to the site's, to which a posted form may redirect, because
 * browsers apply form-action to these redirects too
 */
export function hashScripts(page: Buffer, nonce: string, formTargets: readonly string[]): SafePage {
  const hashes = new Set<string>();
  const mark = Buffer.from(` nonce="${nonce}"`);
  const pieces: Buffer[] = [];
  let from = 0;
  for (let at = page.indexOf(mark); at >= 0; at = page.indexOf(mark, from)) {
    const script = scriptAt(page, at);
    if (script.length > 0) hashes.add(hashOf(script));
    pieces.push(page.subarray(from, at));
    from = at + mark.length;
  }
  return {
    bytes: Buffer.concat([...pieces, page.subarray(from)]),
    policy: [
      ...directives,
      ["form-action 'self'", ...formTargets].join(' '),
      `script-src 'self' ${[...hashes].join(' ')}`.trim(),
    ].join('; '),
  };
}

const begin = Buffer.from('<script');

/** Returns the text of the script whose start tag contains this position; empty for any other tag. */
function scriptAt(page: Buffer, position: number): Buffer {
  const tag = page.lastIndexOf('<', position);
  if (!page.subarray(tag, tag + begin.length).equals(begin)) return Buffer.alloc(0);
  return page.subarray(page.indexOf('>', position) + 1, page.indexOf('</script>', position));
}
