import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { day } from '#durations.ts';
import { connect } from '../src/database/connection.ts';
import { startEmbeddedServer } from '../src/database/embedded/start-embedded-server.ts';
import { migrate } from '../src/database/migrate.ts';
import { hashPassword } from '../src/identity/provider/accounts/passwords.ts';
import { defaultPolicyNames } from '../src/identity/provider/protocol/policies.ts';
import { createRelyingParty, defaultCallbackPath } from '../src/identity/relying-party/create-relying-party.ts';
import { createSessionStore } from '../src/identity/relying-party/sessions/session-store.ts';
import { createSeal, fingerprint } from '../src/identity/both-sides/sealing.ts';
import { Browser } from '../src/identity/testing/browser.ts';
import { startProduct } from '../tests/product.ts';
import { percentile, timedUntil } from './times.ts';

// Measures complete sign-ins at the embedded provider over HTTP, with the work of both the site and the
// provider. The baseline is one password hash for each sign-in. Then measures the session check, which every
// request needs.
const rounds = 3;
const atOnce = 4; // The number of hashes that Node computes at once.
const each = 5;
const checks = 2000;
/**
 * Limits. `ratio`: minimum number of sign-ins during the time of one password hash; `check`: median
 * milliseconds of a session check.
 */
const budgets = { ratio: 0.5, check: 1 };
const password = 'un long mot de passe';

const dataDir = await mkdtemp(join(tmpdir(), 'mvi-bench-'));
const server = await startEmbeddedServer({ dataDir });
const db = connect(server.url, { max: 5, patient: true });
try {
  await migrate(db);
  const results = [await measureChecks(), await measureSignIns()];
  process.exitCode = results.every(Boolean) ? 0 : 1;
} finally {
  await db.destroy();
  await server.stop();
  await rm(dataDir, { recursive: true });
}

async function measureSignIns(): Promise<boolean> {
  const emails = Array.from({ length: atOnce }, (_, index) => `person-${index}@exemple.fr`);
  const password_hash = await hashPassword(password);
  const proven = { email_confirmed_at: new Date(), passkey_offered_at: new Date() };
  const rows = emails.map((email) => ({ email, password_hash, given_name: 'Ana', family_name: 'Ruiz', ...proven }));
  await db.insertInto('idp.accounts').values(rows).execute();
  const environment = { DATABASE_URL: server.url, RATE_LIMITS: 'off', LOG_LEVEL: 'error', DEMO_OFFERS: '0' };
  const product = await startProduct({ environment: { NODE_ENV: 'production', ...environment }, patience: 300_000 });
  try {
    const site = new URL(product.origin);
    const [ours, theirs]: [number[], number[]] = [[], []];
    await perSecond((client) => signIn(site, emails[client] ?? ''));
    for (let round = 0; round < rounds; round++) {
      ours.push(await perSecond((client) => signIn(site, emails[client] ?? '')));
      theirs.push(await perSecond(() => hashPassword(password)));
    }
    const ratio = median(ours.map((rate, index) => rate / (theirs[index] ?? Number.NaN)));
    const [signIns, hashes] = [median(ours).toFixed(1), median(theirs).toFixed(1)];
    return say(
      `whole sign-ins / bare hashes of a password: ${signIns} / ${hashes} a second, ratio ${ratio.toFixed(2)} (budget ≥ ${budgets.ratio})`,
      ratio >= budgets.ratio,
    );
  } finally {
    await product.stop();
  }
}

/** Signs in: from the site through the form of the provider to the session at the site. */
async function signIn(site: URL, email: string): Promise<void> {
  const browser = new Browser(site);
  const form = await browser.open('/connexion');
  const action =
    /<form[^>]*action="([^"]*)"[^>]*>(?:(?!<\/form>)[^])*?name="password"/
      .exec(form.text)?.[1]
      ?.replaceAll('&amp;', '&') ?? '';
  const token = /name="token" value="([^"]*)"/.exec(form.text)?.[1] ?? '';
  const body = new URLSearchParams({ email, password, token });
  const headers = { origin: site.origin };
  let page = await browser.request(new URL(action, form.url), { method: 'POST', body, headers });
  while (page.url.pathname !== defaultCallbackPath)
    page = await browser.request(new URL(page.headers.get('location') ?? '/connexion/retour', page.url));
  if (!browser.cookies.has('session|/')) throw new Error(`Nobody was signed in: ${page.status} at ${page.url.href}`);
}

async function perSecond(work: (client: number) => Promise<unknown>): Promise<number> {
  const time = await timedUntil(() =>
    Promise.all(
      Array.from({ length: atOnce }, async (_, client) => {
        for (let done = 0; done < each; done++) await work(client);
      }),
    ),
  );
  return (atOnce * each * 1000) / time;
}

/**
 * Measures the check of a session: it is found, decrypted and verified. The baseline only reads the row of
 * the session.
 */
async function measureChecks(): Promise<boolean> {
  const secret = randomBytes(32);
  const log = { warn: () => {}, info: () => {} };
  const publicUrl = new URL('http://localhost:3000');
  const party = createRelyingParty({ db, log, secret, publicUrl, authority: publicUrl, policies: defaultPolicyNames });
  const claims = {
    oid: 'o',
    tfp: 'signin_fr',
    emails: ['a@b.fr'],
    given_name: 'Ana',
    family_name: 'Ruiz',
    name: 'Ana',
  };
  const content = { claims, idToken: 'x'.repeat(1200), accessToken: 'x'.repeat(1200), refreshToken: 'x'.repeat(43) };
  const store = createSessionStore(createSeal(secret, 'sessions'));
  const tomorrow = new Date(Date.now() + day);
  const cookie = await store.create(db, {
    policy: 'signInFr',
    content,
    accessExpiresAt: tomorrow,
    device: { browser: null, system: null, network: null },
  });
  const id = fingerprint(cookie);
  const [ours, theirs]: [number[], number[]] = [[], []];
  for (let done = 0; done < checks; done++) {
    ours.push(
      await timedUntil(async () => {
        if ((await party.readSession(`session=${cookie}`)) === null) throw new Error('No session: nothing to measure');
      }),
    );
    theirs.push(await timedUntil(() => db.selectFrom('sessions').select('id').where('id', '=', id).execute()));
  }
  const [check, query] = [median(ours.slice(200)), median(theirs.slice(200))];
  return say(
    `session check / bare query by primary key: ${check.toFixed(2)} / ${query.toFixed(2)} ms, ratio ${(check / query).toFixed(1)} (budget ≤ ${budgets.check} ms)`,
    check <= budgets.check,
  );
}

function median(values: readonly number[]): number {
  return percentile(values, 0.5);
}

function say(sentence: string, met: boolean): boolean {
  process.stdout.write(`${sentence} ${met ? 'met' : 'NOT MET'}\n`);
  return met;
}
