/**
 * Shows a letter as a mail program does. It has only its own styles, and scripts do not run. The answer is
 * not cached.
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
