import { createHash } from 'node:crypto';

const directives = [
  "default-src 'self'",
  "base-uri 'none'",
  "object-src 'none'",
  "frame-ancestors 'none'",
  "img-src 'self' data:",
  "font-src 'self'",
  // Vite's development client puts styles into the page and listens on a port of its own.
  import.meta.env.DEV ? "style-src 'self' 'unsafe-inline'; connect-src 'self' ws:" : "style-src 'self'",
  // A sign-out ends at the identity provider, and browsers apply form-action to the redirects that follow a post.
  "form-action 'self' https:",
];

/**
 * Replaces the nonces of a rendered page by hashes, so that the page can be cached with its policy.
 * Only scripts that React rendered with this render's nonce are hashed: markup that slipped in has none.
 */
export function hashScripts(html: string, nonce: string): { html: string; policy: string } {
  const hashes = new Set<string>();
  const script = new RegExp(`<script([^>]*) nonce="${nonce}"([^>]*)>([\\s\\S]*?)</script>`, 'g');
  const page = html.replace(script, (_whole, before: string, after: string, body: string) => {
    if (body) hashes.add(`'sha256-${createHash('sha256').update(body).digest('base64')}'`);
    return `<script${before}${after}>${body}</script>`;
  });
  return { html: page, policy: [...directives, `script-src 'self' ${[...hashes].join(' ')}`.trim()].join('; ') };
}
