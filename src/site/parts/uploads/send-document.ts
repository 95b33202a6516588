import { create } from 'content-disposition';
import type { Document } from '#board/candidates/documents/read-document.ts';

/**
 * A stored document as a download. It never runs in the site's name: it is no page, is not sniffed, and is
 * sandboxed even if a browser shows it.
 */
export function sendDocument({ fileName, mediaType, bytes }: Document): Response {
  const name = savedName(fileName);
  return new Response(new Uint8Array(bytes), {
    headers: {
      'Content-Type': mediaType,
      'Content-Length': String(bytes.length),
      'Content-Disposition': create(name, { fallback: asciiName(name) }),
      'Content-Security-Policy': "sandbox; default-src 'none'",
      'Cache-Control': 'private, no-store',
      'X-Robots-Tag': 'noindex',
    },
  });
}

// Browsers save under the last part of a path; a name has none, nor control characters.
const savedName = (name: string): string => name.replaceAll(/[/\\\p{Cc}]/gu, '_');

// For what does not read RFC 8187: accents leave their letters.
const asciiName = (name: string): string => name.normalize('NFD').replaceAll(/[^\w .-]/g, '') || 'document';
