import { create } from 'content-disposition';
import type { Document } from '#board/candidates/documents/read-document.ts';

/**
 * Sends a stored document as a download. It cannot run on the site's origin: its type is not HTML, sniffing
 * is off, and a sandbox applies even if a browser shows it.
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

// Replaces slashes, because browsers take the last part of a path as the name, and control characters.
const savedName = (name: string): string => name.replaceAll(/[/\\\p{Cc}]/gu, '_');

// For clients that do not know RFC 8187: the name without accents.
const asciiName = (name: string): string => name.normalize('NFD').replaceAll(/[^\w .-]/g, '') || 'document';
