/** Headers of every page of the office: nobody may keep it. */
const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'private, no-store' };

export const htmlAnswer = (html: string, status: number): Response => new Response(html, { status, headers });

/** Redirects after a form, so that reloading the next page sends nothing again (RFC 9110, 15.4.4). */
export function redirectTo(address: string, setCookie: readonly string[] = []): Response {
  const answer = new Response(null, { status: 303, headers: { Location: address, 'Cache-Control': 'no-store' } });
  for (const line of setCookie) answer.headers.append('Set-Cookie', line);
  return answer;
}

/** Sends a file. The receiver asks for each slice, so that a file of any length takes little memory. */
export function fileAnswer(slices: AsyncIterable<string | Uint8Array>, name: string, type: string): Response {
  const headers = {
    'Content-Type': type,
    'Content-Disposition': `attachment; filename="${name}"`,
    'Cache-Control': 'private, no-store',
  };
  return new Response(streamOf(slices), { headers });
}

function streamOf(slices: AsyncIterable<string | Uint8Array>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const rest = slices[Symbol.asyncIterator]();
  return new ReadableStream({
    async pull(controller) {
      const next = await rest.next();
      if (next.done === true) controller.close();
      else controller.enqueue(typeof next.value === 'string' ? encoder.encode(next.value) : next.value);
    },
    async cancel() {
      await rest.return?.();
    },
  });
}
/** Answers a script of the office. */
export const jsonFile = (value: unknown, status = 200): { readonly file: Response } => ({
  file: Response.json(value, { status, headers: { 'Cache-Control': 'no-store' } }),
});
