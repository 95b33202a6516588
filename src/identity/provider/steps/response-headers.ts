import type { ServerResponse } from 'node:http';
import type { PageAnswer } from './interaction-step.ts';

/**
 * Returns the headers of every answer except assets. `form-action` includes the site's origins, because
 * browsers apply it to the redirects after a form, and the last redirect leads to the site (CSP Level 3
 * §6.4.2). `scripts` contains whole addresses instead of the origin, because files that users upload have the
 * same origin.
 */
export function providerHeaders(
  redirectUris: readonly string[],
  scripts: readonly string[],
  isSecure: boolean,
): Readonly<Record<string, string>> {
  const origins = [...new Set(redirectUris.map((uri) => new URL(uri).origin))];
  const policy = [
    "default-src 'none'",
    "style-src 'self'",
    "font-src 'self'",
    "img-src 'self'",
    `script-src ${scripts.join(' ')}`,
    `form-action 'self' ${origins.join(' ')}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ];
  return {
    'Content-Security-Policy': policy.join('; '),
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    // Uses same-origin, because with no-referrer browsers would send "Origin: null" with the provider's own
    // forms.
    'Referrer-Policy': 'same-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cache-Control': 'no-store',
    ...(isSecure ? { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' } : {}),
  };
}

export function setHeaders(res: ServerResponse, headers: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(headers)) res.setHeader(name, value);
}

/** Sends the page that a step returned. */
export function sendAnswer(res: ServerResponse, { page, status = 200, retryAfterSeconds }: PageAnswer): void {
  if (retryAfterSeconds !== undefined) res.setHeader('Retry-After', retryAfterSeconds);
  sendPage(res, status, page);
}

/** Sends a whole page. */
export function sendPage(res: ServerResponse, status: number, body: string): void {
  res.statusCode = status;
  res.setHeader('Content-Type', 'text/html; charset=utf-8');
  res.setHeader('Content-Length', Buffer.byteLength(body));
  res.end(res.req.method === 'HEAD' ? undefined : body);
}
