/** Headers of every page of the office: nobody may keep it. */
const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'private, no-store' };

export const htmlAnswer = (html: string, status: number): Response => new Response(html, { status, headers });

/** Redirects after a form, so that reloading the next page sends nothing again (RFC 9110, 15.4.4). */
export function redirectTo(address: string, setCookie: readonly string[] = []): Response {
  const answer = new Response(null, { status: 303, headers: { Location: address, 'Cache-Control': 'no-store' } });
  for (const line of setCookie) answer.headers.append('Set-Cookie', line);
  return answer;
}
