import type { Document } from '#board/candidates/documents/read-document.ts';

/**
 * A stored document as a download. It never runs in the site's name: it is no page, is not sniffed, and is sandboxed even if a
 * browser shows it.
 */
export function sendDocument({ fileName, mediaType, bytes }: Document): Response {
  return new Response(new Uint8Array(bytes), {
    headers: {
      'Content-Type': mediaType,
      'Content-Length': String(bytes.length),
      // RFC 6266 and 8187: names beyond ASCII go in filename*.
      'Content-Disposition': `attachment; filename="${asciiName(fileName)}"; filename*=UTF-8''${extendedName(fileName)}`,
      'Content-Security-Policy': "sandbox; default-src 'none'",
      'Cache-Control': 'private, no-store',
      'X-Robots-Tag': 'noindex',
    },
  });
}

const asciiName = (name: string): string => name.normalize('NFD').replace(/[^\w .-]/g, '') || 'document';

const extendedName = (name: string): string =>
  encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
