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
  // Vite's development client adds styles to the page and listens on its own port.
  import.meta.env.DEV ? "style-src 'self' 'unsafe-inline'; connect-src 'self' ws:" : "style-src 'self'",
];

type SafePage = { readonly html: string; readonly policy: string };

/** Nearly all scripts are the same on every page. */
const known = new LRUCache<string, string>({ max: 500 });

function hashOf(script: string): string {
  const hashed = known.get(script) ?? `'sha256-${hash('sha256', script, 'base64')}'`;
  known.set(script, hashed);
  return hashed;
}

/**
 * Replaces the nonces of a rendered page by hashes, so that the page can be cached with its policy. Only
 * scripts that React rendered with this render's nonce are hashed: markup that slipped in has none.
 * @param formTargets origins beside the site's own: browsers apply form-action to the redirects that follow a
 * post.
 */
export function hashScripts(html: string, nonce: string, formTargets: readonly string[]): SafePage {
  const hashes = new Set<string>();
  // Each piece begins inside the tag whose nonce was cut out. A regular expression over the page takes five
  // times as long.
  const pieces = html.split(` nonce="${nonce}"`);
  for (const [index, piece] of pieces.entries()) {
    const tag = pieces[index - 1];
    if (tag?.slice(tag.lastIndexOf('<')).startsWith('<script') !== true) continue;
    const body = piece.slice(piece.indexOf('>') + 1, piece.indexOf('</script>'));
    if (body) hashes.add(hashOf(body));
  }
  return {
    html: pieces.join(''),
    policy: [
      ...directives,
      ["form-action 'self'", ...formTargets].join(' '),
      `script-src 'self' ${[...hashes].join(' ')}`.trim(),
    ].join('; '),
  };
}
