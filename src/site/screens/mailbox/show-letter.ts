/**
 * Shows a letter as a mail program does: with its own styles only, and without scripts. Browsers do not cache
 * the answer.
 */
export function showLetter(html: string): Response {
  return new Response(html, {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy':
        "sandbox allow-popups allow-top-navigation-by-user-activation; default-src 'none'; style-src 'unsafe-inline'; img-src data:",
      'Cache-Control': 'no-store',
    },
  });
}
