import type { FastifyInstance } from 'fastify';

/**
 * Returns the headers that every answer has. Pages also have a content security policy, see
 * site/content-security-policy.ts.
 */
export function securityHeaders(publicUrl: URL): Record<string, string> {
  const headers: Record<string, string> = {
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
  };
  // Sends the header only over TLS (RFC 6797, 7.2). Two years are the minimum for preload lists.
  if (publicUrl.protocol === 'https:') headers['Strict-Transport-Security'] = 'max-age=63072000; includeSubDomains';
  return headers;
}

export function addSecurityHeaders(app: FastifyInstance, headers: Readonly<Record<string, string>>): void {
  const entries = Object.entries(headers);
  app.addHook('onRequest', (_request, reply, done) => {
    // Sets the headers on Node's response too, because mounted servers answer through it and bypass Fastify.
    for (const [name, value] of entries) reply.raw.setHeader(name, value);
    done();
  });
}
