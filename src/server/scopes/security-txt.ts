import type { FastifyInstance } from 'fastify';
import { day } from '#durations.ts';
import { locales } from '#words/locale.ts';

type Facts = { readonly contact: string; readonly publicUrl: URL; readonly now: () => Date };

const path = '/.well-known/security.txt';
// Lifetime of the file, because RFC 9116, 2.5.5 recommends less than a year.
const goodFor = 90 * day;

/**
 * Serves security.txt (RFC 9116) with the address for reports of vulnerabilities. Messages to the operator go
 * to the same address.
 */
export async function securityTxtScope(scope: FastifyInstance, facts: Facts): Promise<void> {
  scope.get(path, (_request, reply) =>
    reply.type('text/plain; charset=utf-8').header('Cache-Control', 'public, max-age=86400').send(securityTxt(facts)),
  );
}

function securityTxt({ contact, publicUrl, now }: Facts): string {
  const midnight = Math.floor(now().getTime() / day) * day;
  const lines = [
    `Contact: mailto:${encodeURIComponent(contact).replace('%40', '@')}`,
    `Expires: ${new Date(midnight + goodFor).toISOString()}`,
    `Preferred-Languages: ${locales.join(', ')}`,
    `Canonical: ${new URL(path, publicUrl).href}`,
  ];
  return lines.map((line) => `${line}\r\n`).join('');
}
