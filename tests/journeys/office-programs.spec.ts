import { once } from 'node:events';
import { createServer } from 'node:http';
import type { APIRequestContext, Page } from '@playwright/test';
import { enterByLink } from './enter-office.ts';
import { expect, test } from './journey.ts';
import { violationsOf } from './violations.ts';

/** Starts a follower of offers, which refuses every message until it is mended. */
async function startFollower() {
  const follower = { isMended: false, received: 0 };
  const server = createServer((request, response) => {
    request.resume();
    if (follower.isMended) follower.received += 1;
    response.writeHead(follower.isMended ? 204 : 503).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/offers`,
    mend: () => void (follower.isMended = true),
    received: () => follower.received,
    [Symbol.asyncDispose]: async () => void server.close(),
  };
}

type Sent = { readonly key: string; readonly data: Readonly<Record<string, unknown>> };

/** Asks our own API with a key, as a program does. */
const ask = (request: APIRequestContext, path: string, { key, data }: Sent) =>
  request.post(`/api/v1${path}`, { headers: { authorization: `Bearer ${key}` }, data });

const offer = {
  externalId: 'lantern-1',
  title: 'Souffleuse de lanternes',
  company: { name: 'Atelier Boréal' },
  missionType: 'vie',
  durationMonths: 12,
  countryId: 'AT',
  city: 'Vienne',
  missionStart: '2099-02-01',
  contact: { email: 'recrutement@example.org' },
};

/** Makes a key with every right. The form is first sent without any. */
async function makeKey(page: Page, owner: string): Promise<string> {
  await page.goto('/en/bureau/cles');
  await page.getByLabel('Owner').fill(owner);
  await page.getByRole('button', { name: 'Create the key' }).click();
  await expect(page.getByRole('alert')).toContainText('Rights: This field is required.');
  for (const right of await page.getByRole('checkbox').all()) await right.check();
  await page.getByRole('button', { name: 'Create the key' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Key – ${owner}` })).toBeVisible();
  return page.getByRole('main').locator('code').innerText();
}

/** Reloads the list of webhooks until the one of an owner fails, and opens its page. */
async function openFailingWebhook(page: Page, owner: string): Promise<void> {
  await page.goto('/en/bureau/webhooks');
  const webhook = page.getByRole('row', { name: owner });
  await expect(async () => {
    await page.reload();
    await expect(webhook).toContainText('Failing', { timeout: 500 });
  }).toPass({ timeout: 30_000 });
  await webhook.getByRole('link').click();
}

test('an operator makes a key for a program, replays to its webhook what failed, and revokes the key', async ({
  page,
  product,
}) => {
  await using follower = await startFollower();
  const owner = `Boréal ${Date.now()}`;
  await enterByLink(page, product, 'Olga Petrova', 'operator');
  const key = await makeKey(page, owner);
  expect(await violationsOf(page)).toEqual([]);
  expect((await ask(page.request, '/webhooks', { key, data: { url: follower.url } })).ok()).toBe(true);
  const put = await ask(page.request, '/offers:batch', { key, data: { offers: [offer] } });
  expect(await put.json()).toMatchObject({ offers: [{ outcome: 'created' }] });

  await openFailingWebhook(page, owner);
  const replay = page.getByRole('button', { name: /^Replay from here/ });
  await expect(page.getByRole('row').filter({ has: replay }).first()).toContainText('Waiting (status 503)');
  expect(await violationsOf(page)).toEqual([]);
  follower.mend();
  await page.getByRole('button', { name: 'Send a test' }).click();
  await expect.poll(follower.received, { timeout: 30_000 }).toBeGreaterThan(0);
  await expect(async () => {
    await page.reload();
    await expect(page.getByRole('row', { name: 'Waiting' })).toHaveCount(0, { timeout: 500 });
  }).toPass();
  await expect(page.getByRole('definition').filter({ hasText: 'Active' })).toBeVisible();
  const arrived = follower.received();
  await replay.last().click();
  await expect(page.getByText('The changes are sent again within seconds.')).toBeVisible();
  await expect.poll(follower.received, { timeout: 30_000 }).toBeGreaterThan(arrived);

  await page.goto('/en/bureau/cles');
  await page.getByRole('button', { name: `Revoke – ${owner}` }).click();
  await expect(page.getByText(`${owner}: the program will be refused at once`)).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Revoke the key' }).click();
  await expect(page.getByText('The key has been revoked.')).toBeVisible();
  expect((await ask(page.request, '/offers:batch', { key, data: {} })).status()).toBe(401);
});
