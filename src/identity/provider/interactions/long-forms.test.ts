import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { testDatabase } from '#database/testing/test-database.ts';
import { startTestSite } from '#identity/testing/test-site.ts';

const { db } = await testDatabase();
const site = await startTestSite(db);

/** Sends two requests on one connection, the first with a long body, and returns both answers. */
function answersOn(path: string, headers: readonly string[], length: number): Promise<string[]> {
  const socket = connect(Number(site.server.port), site.server.hostname);
  const host = `Host: ${site.server.host}`;
  socket.write([`POST ${path} HTTP/1.1`, host, ...headers, `Content-Length: ${length}`, '', ''].join('\r\n'));
  socket.write('a'.repeat(length));
  socket.write(['GET /idp/nothing HTTP/1.1', host, 'Connection: close', '', ''].join('\r\n'));
  return new Promise((resolve, reject) => {
    let text = '';
    socket.on('data', (chunk) => (text += chunk.toString()));
    socket.on('end', () => resolve([...text.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status = '']) => status)));
    socket.on('error', reject);
    socket.setTimeout(5000, () => socket.destroy(new Error(`silent after:\n${text}`)));
  });
}

const form = 'Content-Type: application/x-www-form-urlencoded';

test.each([17_000, 200_000, 2_000_000])(
  'after a form of %i bytes, which is too long, the connection answers its next request',
  async (length) => {
    const browser = site.browser();
    const { url } = await browser.open('/start');
    const cookie = `Cookie: ${browser.header(url.pathname)}`;
    expect(await answersOn(url.pathname + url.search, [form, cookie], length)).toEqual(['403', '404']);
  },
);

test('after a token request that is too long, the connection answers its next request', async () => {
  expect((await answersOn('/idp/signin_fr/oauth2/v2.0/token', [form], 2_000_000)).at(-1)).toBe('404');
});
