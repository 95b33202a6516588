import type { FastifyInstance } from 'fastify';

/**
 * Returns the headers of every answer; pages add their content security policy, see
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
  // RFC 6797, 7.2: never sent over plain HTTP. Preload lists require two years.
  if (publicUrl.protocol === 'https:') headers['Strict-Transport-Security'] = 'max-age=63072000; includeSubDomains';
  return headers;
}

export function addSecurityHeaders(app: FastifyInstance, headers: Readonly<Record<string, string>>): void {
  const entries = Object.entries(headers);
  app.addHook('onRequest', (_request, reply, done) => {
    // Sets the headers on Node's response too, because mounted servers write to Node's response without
    // Fastify.
    for (const [name, value] of entries) reply.raw.setHeader(name, value);
    done();
  });
}
