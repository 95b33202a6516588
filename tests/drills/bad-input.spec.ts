import { type IncomingHttpHeaders, request as send } from 'node:http';
import { expect, test } from '@playwright/test';
import fc from 'fast-check';
import pLimit from 'p-limit';
import { walkSite } from '../../src/site/testing/walk.ts';
import { type Product, startProduct } from '../product.ts';

type Answer = { status: number; headers: IncomingHttpHeaders; body: string };
type Asked = { method?: string; path: string; headers?: Record<string, string>; body?: string };

test.describe.configure({ timeout: 240_000 }); // The test sends thousands of requests.

let product: Product;
test.beforeAll(async () => {
  product = await startProduct({ environment: { DEMO_OFFERS: '20', RATE_LIMITS: 'off' } });
  // Opens the database sessions first, because a page waits at most two seconds for a session.
  await ask({ path: '/' });
});
test.afterAll(async () => void (await product.stop()));

// Does not use `fetch`, because it normalises addresses before sending them.
const ask = ({ method = 'GET', path, headers = {}, body }: Asked): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(product.origin);
    const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
    const sent = send({ hostname, port, method, path, headers: { ...headers, ...length } }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks).toString() }),
      );
    });
    sent.on('error', reject);
    sent.end(body);
  });

const toldWithEverything = ['referrer-policy', 'x-request-id'];

/**
 * Returns the faults of an answer in words; none if the answer is right. One Playwright expectation then
 * checks the faults of many answers, because an expectation takes ten times as long as an answer.
 */
async function faultsOf(asked: Asked): Promise<string[]> {
  const { status, headers, body } = await ask(asked);
  // Allows the answer 503 to a prefetch: an address that has an effect refuses to be loaded before the real
  // visit (fetched-ahead.ts).
  const isRefused = status === 503 && asked.headers?.['sec-purpose'] !== undefined;
  const isPage = headers['content-type']?.includes('html') ?? false;
  const wanted = [...toldWithEverything, ...(isPage ? ['content-security-policy'] : [])];
  const faults = [
    status < 500 || isRefused ? [] : ['it fails'],
    headers['x-content-type-options'] === 'nosniff' ? [] : ['its type is guessed'],
    headers['x-frame-options'] === 'DENY' ? [] : ['it can be framed'],
    wanted.filter((name) => headers[name] === undefined).map((name) => `it has no ${name}`),
    /\bat .+:\d+:\d+|node_modules|file:\/\//.test(body) ? ['it shows its insides'] : [],
    leadsToSite(headers.location ?? '/') ? [] : [`it leads to ${headers.location}`],
  ].flat();
  const { method = 'GET', path, headers: sent = {}, body: sentBody = '' } = asked;
  const label = `${status} ${method} ${path} ${JSON.stringify(sent)} ${sentBody}`.slice(0, 200);
  return faults.map((fault) => `${fault}: ${label}`);
}

const leadsToSite = (location: string): boolean =>
  location.startsWith(`${product.origin}/`) || /^\/(?![/\\])/.test(location);

// Limit of simultaneous requests. With more requests some would wait too long for a database session, because
// a page waits at most two seconds for it.
const inTurns = pLimit(8);

async function expectAnswered(...asked: readonly Asked[]): Promise<void> {
  const faults = await inTurns.map(asked, faultsOf);
  expect(faults.flat()).toEqual([]);
}

// Every screen, page data, and other addresses of the server.
const screens = [
  ...walkSite().flatMap(({ addresses }) => addresses.slice(0, 1)),
  '/en',
  '/en/offres/recherche.data',
  '/idp/signin_fr/oauth2/v2.0/authorize',
  '/healthz',
];

const queries = [
  'query=%00',
  'query=%ff',
  'query=%ED%A0%80',
  'query[]=a',
  'query=a&query=b',
  `query=${'é'.repeat(1500)}`,
  'query=%',
  '&&=&',
  'page=-1',
  'page=99999999999999999999',
  'page=1e9',
  'sort=-1',
  'sort=x',
  'activitySectorId=2147483648',
  '__proto__=1',
  'countriesIds=%27--',
  'gerographicZones=-1',
  'missionStartDate=0000-99-99',
  'to=//evil.example',
  'to=%5C%5Cevil.example',
  'error=x&error_description=%00',
  'state=%00&code=%00',
  'forcelogin=true',
  'resetpassword=true',
  '_routes=x',
  'search=%00',
].map((query) => encodeURI(query).replaceAll('%25', '%'));

test('no query makes a page fail', async () => {
  for (const screen of screens) await expectAnswered(...queries.map((query) => ({ path: `${screen}?${query}` })));
});

test('no address makes the site fail', async () => {
  const strange = [
    '/offres/99999999999',
    '/offres/2147483648',
    '/offres/-1',
    '/offres/%00',
    '/assets/..%2f..%2fserver%2fapp.js',
  ];
  const odd = [
    '//',
    '//evil.example',
    '/\\evil.example',
    '/../../etc/passwd',
    '/documents/..%2fsecret',
    '/%',
    '/%ff',
    '/idp/%ff',
  ];
  const paths = [...strange, ...odd, '/.data', '/x.data', '/__manifest', '/idp/__proto__'];
  await expectAnswered(...paths.map((path) => ({ path })));
  const segment = fc.oneof(fc.constantFrom(...screens), fc.stringMatching(/^\/[!-"$-~]{0,30}$/));
  const address = fc.tuple(segment, segment).map((parts) => parts.join(''));
  await fc.assert(
    fc.asyncProperty(address, (path) => expectAnswered({ path })),
    { numRuns: 150 },
  );
});

const methods = ['PUT', 'DELETE', 'PATCH', 'OPTIONS', 'QUERY', 'TRACE'];

test('no form, type of body or method makes the site fail', async () => {
  const types = [
    'application/x-www-form-urlencoded',
    'multipart/form-data',
    'multipart/form-data; boundary=x',
    'application/json',
    'junk',
  ];
  const bodies = [
    '',
    'a=b',
    '{',
    '--x\r\n\r\n--x--',
    '--x\r\nContent-Disposition: form-data; name="cv"\r\n\r\nb',
    'a=%ff%00&a=%ED%A0%80',
  ];
  for (const path of screens) {
    for (const type of types)
      await expectAnswered(
        ...bodies.map((body) => ({ method: 'POST', path, headers: { 'content-type': type }, body })),
      );
    await expectAnswered(...methods.map((method) => ({ method, path })));
  }
});

test('no header makes the site fail', async () => {
  const cookies = [
    'session=junk',
    'session=%00; message=x; i18n_redirected=zz',
    `session=${'a'.repeat(6000)}`,
    ';;=;',
    'sign-in-x=y',
  ];
  const hosts = ['evil.example', 'a b', '[::1', ''];
  const ahead = { 'accept-language': 'x'.repeat(3000), 'user-agent': 'ÿ', 'sec-purpose': 'prefetch' };
  for (const path of screens) {
    const sent = [...cookies.map((cookie) => ({ cookie })), ...hosts.map((host) => ({ host })), ahead];
    await expectAnswered(...sent.map((headers) => ({ path, headers })));
  }
});
