import sharp from 'sharp';
import { beforeEach, expect, test } from 'vitest';
import { readLogo } from '#board/companies/read-logo.ts';
import { insertCompany, insertReference, noon } from '#board/offers/testing/offer-fixtures.ts';
import { mergeCompanies } from '#board/operators/companies/merge-companies.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { openOffice } from '#office/testing/ask-office.ts';

const { db } = await testDatabase();
await insertReference(db);
const { ask, board, enterAs, refuseFiles } = openOffice({ db, now: () => noon });
const { session } = await enterAs('operator');
const program = { kind: 'program', name: 'test' } as const;

let id = 0;
beforeEach(async () => {
  id = await insertCompany(db, { name: 'Solvar', logo_url: 'https://example.org/logo.png', source: 'import' });
});

const address = (of = id) => `/bureau/entreprises/${String(of)}`;
const page = async (of = id) => (await ask(address(of), { session })).text();
const logo = () =>
  db
    .selectFrom('company_logos')
    .select(['id', 'name', 'width', 'height'])
    .where('company_id', '=', id)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
const send = (form: string, more: Record<string, string | number | undefined>, files?: [string, Buffer][]) => {
  const fields = Object.entries(more).map(([name, value]) => [name, String(value ?? '')] as const);
  return ask(address(), { session, form: [['do', form], ...fields], ...(files && { files }) });
};
const upload = async (name: string, bytes: Buffer) => send('setLogo', { seen: (await logo())?.id }, [[name, bytes]]);
/** A picture from a camera: turned by a quarter, with the place where it was taken. */
const photo = (background: string) =>
  sharp({ create: { width: 1200, height: 600, channels: 3, background } })
    .withExif({ IFD0: { Copyright: 'SECRET' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '48/1 51/1 0/1' } })
    .jpeg()
    .toBuffer();

test('an uploaded logo is written anew, small and without the data of the camera, and the page shows it', async () => {
  expect((await upload('a.jpg', await photo('#e23'))).headers.get('location')).toBe(`${address()}?fait=logoSet#logo`);
  const stored = await logo();
  expect(stored).toMatchObject({ width: 320, height: 160 });
  const bytes = (await readLogo(board, stored?.name ?? ''))?.bytes ?? Buffer.alloc(0);
  expect((await sharp(bytes).metadata()).exif).toBeUndefined();
  expect(bytes.length).toBeLessThan(100 * 1024);
  expect(bytes.includes('SECRET')).toBe(false);
  const html = await page();
  expect(html).toContain(`src="/logos/${stored?.name ?? ''}"`);
  expect(html).toContain('Remplacer le logo');
  expect(html).toContain('https://example.org/logo.png');
});

test.each([
  ['page.png', Buffer.from('<!doctype html><script>alert(1)</script>'), 'n’est pas une image reconnue'],
  ['drawing.svg', Buffer.from('<svg viewBox="0 0 9 9"><script>alert(1)</script></svg>'), 'contient un script'],
  ['long.svg', Buffer.from(`<svg viewBox="0 0 9 9">${'<path d="M0 0"/>'.repeat(20_000)}</svg>`), '200 Ko'],
  ['heavy.png', Buffer.alloc(11 * 2 ** 20, 1), '10 Mo au plus'],
  ['empty.png', Buffer.alloc(0), 'Ce fichier est vide'],
])('%s is refused in words at its field, and nothing changes', async (name, bytes, words) => {
  const answer = await upload(name, bytes);
  const html = await answer.text();
  expect(answer.status).toBe(422);
  expect(html).toMatch(new RegExp(`id="logo-file-error"[^]*${words}`));
  expect(html).not.toContain('<script>alert');
  expect(await logo()).toBeUndefined();
});

test.each([20.2, 25, 200])('a file of %d MB brings the page back with the limit at its field', async (megabytes) => {
  const answer = await refuseFiles(address(), { session }, megabytes * 2 ** 20 + 400_000);
  expect(answer?.status).toBe(413);
  expect(await answer?.text()).toMatch(/id="logo-file-error"[^]*10 Mo au plus/);
});

test('a file of the largest size that is read brings the page back too', async () => {
  const answer = await upload('heavy.png', Buffer.alloc(20 * 2 ** 20 + 1, 1));
  expect([answer.status, await answer.text()]).toEqual([
    413,
    expect.stringMatching(/logo-file-error[^]*10 Mo au plus/),
  ]);
});

test('what became of the logo stands in its section, where the address leads', async () => {
  for (const done of ['logoSet', 'logoRemoved', 'logoBack']) {
    const html = await (await ask(`${address()}?fait=${done}`, { session })).text();
    expect(html).toMatch(/id="logo"><h2>[^<]*<\/h2><div[^>]*role="status"/);
    expect(html.match(/role="status"/g)).toHaveLength(1);
  }
  const late = await (await send('removeLogo', { seen: '' })).text();
  expect(late).toMatch(/id="logo"><h2>[^<]*<\/h2><div[^>]*role="alert"/);
});

test('without a file the page says so', async () => {
  const answer = await send('setLogo', { seen: '' }, []);
  expect([answer.status, await answer.text()]).toEqual([422, expect.stringContaining('Choisissez un fichier.')]);
});

test('a clean drawing stays a drawing', async () => {
  await upload('a.svg', Buffer.from('<svg viewBox="0 0 9 9"><path d="M0 0h9"/></svg>'));
  expect((await logo())?.name).toMatch(/\.svg$/);
});

test('a logo is replaced and removed, and the former one is brought back', async () => {
  await upload('a.jpg', await photo('#e23'));
  const first = await logo();
  await upload('b.jpg', await photo('#2e3'));
  const second = await logo();
  expect(second?.name).not.toBe(first?.name);
  expect(await page()).toContain('Logo précédent');
  expect((await send('removeLogo', { seen: second?.id })).headers.get('location')).toContain('fait=logoRemoved');
  expect(await page()).toContain('Aucun logo');
  const back = await send('bringLogoBack', { seen: '', logo: second?.id });
  expect(back.headers.get('location')).toContain('fait=logoBack');
  expect(await logo()).toEqual(second);
});

test('who has not seen the last change is told, and changes nothing', async () => {
  await upload('a.jpg', await photo('#e23'));
  const stored = await logo();
  for (const [form, more] of [
    ['removeLogo', { seen: '' }],
    ['bringLogoBack', { seen: '', logo: stored?.id }],
    ['bringLogoBack', { seen: stored?.id, logo: 'x' }],
  ] as const) {
    const answer = await send(form, more);
    expect([answer.status, await answer.text()]).toEqual([409, expect.stringContaining('Cette entreprise a changé')]);
  }
  expect(await logo()).toEqual(stored);
});

test('a company that shows the logo of a merged one names it', async () => {
  await upload('a.jpg', await photo('#e23'));
  const staying = await insertCompany(db, { name: 'Solvar Groupe', source: 'import' });
  await mergeCompanies(board, program, { formerId: id, survivorId: staying });
  const html = await page(staying);
  expect(html).toContain(`src="/logos/${(await logo())?.name ?? ''}"`);
  expect(html).toMatch(new RegExp(`C’est le logo de <a href="${address()}">«\\sSolvar\\s»</a>`));
});
