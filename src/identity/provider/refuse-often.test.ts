import { once } from 'node:events';
import { createServer } from 'node:http';
import { afterAll, expect, test } from 'vitest';
import { testDatabase } from '#database/testing/test-database.ts';
import { Browser } from '#identity/testing/browser.ts';
import { startTestSite } from '#identity/testing/test-site.ts';

const { db } = await testDatabase();
const site = await startTestSite(db);
const server = createServer((req, res) => site.provider().refuseOften(req, res, 90));
server.listen(0, '127.0.0.1');
await once(server, 'listening');
afterAll(() => void server.close());
const address = server.address();
const refusing = new URL(`http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`);

test.each([
  ['/idp/signin_en/interaction/x', 'en'],
  ['/idp/signup/interaction/x/code?lang=en', 'en'],
  ['/idp/signup/interaction/x/code', 'fr'],
  ['/idp/invented', 'fr'],
])('too many requests to %s get a page with the waiting time, in the provider’s frame', async (path, lang) => {
  const browser = new Browser(site.url, refusing);
  const page = await browser.request(path, { method: 'POST', body: 'a=b' });
  expect([page.status, page.headers.get('retry-after')]).toEqual([429, '90']);
  expect(page.text).toContain(`<html lang="${lang}">`);
  expect(page.text).toMatch(/href="\/idp\/assets\/[^"]*\.css"/);
  expect(page.text).toContain(`href="${path}"`);
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
});
