import { create } from 'content-disposition';
import type { Document } from '#board/candidates/documents/read-document.ts';

/**
 * Sends a stored document as a download. The document cannot run on the site's origin: its type is not HTML,
 * browsers must not guess another type, and a sandbox applies even if a browser shows it.
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

// Replaces slashes, because browsers take the part after the last slash as the name, and replaces control
// characters.
const savedName = (name: string): string => name.replaceAll(/[/\\\p{Cc}]/gu, '_');

// The name without accents, for clients that do not support RFC 8187.
const asciiName = (name: string): string => name.normalize('NFD').replaceAll(/[^\w .-]/g, '') || 'document';
