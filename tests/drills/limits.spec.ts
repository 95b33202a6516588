import { expect, test } from '@playwright/test';
import { openDatabase } from '../../src/database/open.ts';
import { Browser, type Page } from '../../src/identity/testing/browser.ts';
import { newEmail } from '../journeys/candidate.ts';
import { codeInMail } from '../journeys/mailbox.ts';
import { startProduct } from '../product.ts';

const target = '/espace-personnel/candidatures';

/** A browser without JavaScript that has its own network address. */
class Visitor extends Browser {
  readonly from: Record<string, string>;
  constructor(origin: string, address: string) {
    super(new URL(origin));
    this.from = { 'x-forwarded-for': address };
  }
  override request(...[address, init]: Parameters<Browser['request']>): Promise<Page> {
    return super.request(address, { ...init, headers: { ...this.from, ...init?.headers } });
  }
}

test('a limit stops only the sender of invented callbacks: everyone else can sign up, and sessions are refreshed when needed', async ({
  request,
}) => {
  test.setTimeout(180_000);
  const product = await startProduct({ environment: { DEMO_OFFERS: '0' } });
  const stranger = new Visitor(product.origin, '192.0.2.1');
  const started = await stranger.request('/connexion');
  const state = new URL(started.headers.get('location') ?? '').searchParams.get('state');
  // Sends the same cookie each time, although a browser would have deleted it after the first answer.
  const headers = { cookie: stranger.header() };
  const statuses: number[] = [];
  for (let sent = 0; sent < 31; sent += 1)
    statuses.push((await stranger.request(`/connexion/retour?code=${sent}&state=${state}`, { headers })).status);
  expect(statuses).toEqual([...Array.from({ length: 30 }, () => 302), 429]);

  const person = new Visitor(product.origin, '192.0.2.7');
  const typed = {
    givenName: 'Camille',
    familyName: 'Exemple',
    email: newEmail(),
    password: 'une longue phrase de passe',
    terms: 'yes',
  };
  const asked = await person.submit(await person.open(`/inscription?to=${target}`), typed);
  const page = await person.submit(asked, { code: await codeInMail({ request }, product.origin, typed.email) });
  expect(page.url.pathname).toBe(target);
  const { db, close } = await openDatabase({ dataDir: product.dataDir });
  await db
    .updateTable('sessions')
    .set({ access_expires_at: new Date(0) })
    .execute();
  await close();
  expect((await person.open(target)).url.pathname).toBe(target);
  expect(await product.stop(), product.output()).toBe(0);
});
