import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openContent } from '../testing/open-content.ts';
import { fixtureDocument } from '../testing/fixture-document.ts';
import { ContentUnavailable } from './content-errors.ts';
import { isRefOf, remotePreviews, signedPreviews } from './previews.ts';

const prismic = 'https://name.cdn.prismic.io/api/v2';
const shown = { drafts: 'all', until: new Date('2026-11-22T12:00:00Z'), isWork: false } as const;

test.each([
  ['https://name.prismic.io/previews/abc?websitePreviewId=1', true],
  ['https://name.cdn.prismic.io/previews/abc', true],
  ['https://other.prismic.io/previews/abc', false],
  ['https://name.prismic.io.evil.example/previews/abc', false],
  ['https://name.prismic.io@evil.example/', false],
  ['http://name.prismic.io/previews/abc', false],
  ['http://169.254.169.254/latest/meta-data', false],
  ['file:///etc/passwd', false],
  ['abc.def', false],
])('for the system name.prismic.io, the text %j is a preview ref: %s', (ref, expected) =>
  expect(isRefOf(prismic, ref)).toBe(expected),
);

test('refs of other systems cause no call', async () => {
  const { content, repository } = openContent();
  repository.taken();
  const previews = remotePreviews(content, prismic);
  const hostile = fc.oneof(fc.webUrl(), fc.string({ unit: 'binary' }), fc.string({ minLength: 3001, maxLength: 9000 }));
  await fc.assert(fc.asyncProperty(hostile, async (ref) => (await previews.open(ref)) === null));
  expect(repository.taken()).toEqual([]);
});

test('a preview of an external system opens until it expires', async () => {
  const { content, repository } = openContent();
  const own = remotePreviews(content, repository.url);
  expect(await own.open('preview-a.b')).toMatchObject({ until: null });
  repository.ail(async () =>
    Response.json({ type: 'api_security_error', message: 'The preview token has expired.' }, { status: 404 }),
  );
  expect(await own.open('preview-a.b')).toBeNull();
  repository.ail(async () => new Response('', { status: 500 }));
  await expect(own.open('preview-a.b')).rejects.toBeInstanceOf(ContentUnavailable);
});

test('if a preview expires while its page is rendered, the page shows the published content', async () => {
  const published = fixtureDocument({ type: 'page', uid: 'contact', lang: 'fr', data: { title: 'Contact' } });
  const { content } = openContent({ documents: [published] });
  const previews = signedPreviews(content, () => shown);
  const preview = await previews.open('preview-over');
  expect((await preview?.content.getByUID('page', 'contact', 'fr'))?.data.title).toBe('Contact');
  expect((await preview?.content.query({ types: ['page'], lang: '*' }))?.total).toBe(1);
});

const toolbar = (sessions: object) => JSON.stringify({ _tracker: 'aBcD1234', ...sessions });
const ref = 'https://name.prismic.io/previews/abc?websitePreviewId=1';
const cookies: [string, string | null][] = [
  [toolbar({ 'name.prismic.io': { preview: ref } }), ref],
  [toolbar({ 'other.prismic.io': { preview: 'https://other.prismic.io/previews/x' } }), null],
  [toolbar({ 'other.prismic.io': {}, 'name.prismic.io': { preview: ref } }), ref],
  [toolbar({}), null],
  [toolbar({ 'name.prismic.io': ref }), null],
  [toolbar({ 'name.prismic.io': { preview: { toString: ref } } }), null],
  ['{"__proto__": {"name.prismic.io": {"preview": "https://name.prismic.io/previews/abc"}}}', null],
  [`{"name.prismic.io": {"preview": "${ref}"}`, null],
  [toolbar({ 'name.prismic.io': { preview: ref }, x: 'x'.repeat(4096) }), null],
  [`${'{"a":'.repeat(800)}1${'}'.repeat(800)}`, null],
  [ref, ref],
  ['', null],
];
test.each(cookies)('the cookie %j contains the ref %j of the system name.prismic.io', (cookie, expected) => {
  const { content } = openContent();
  expect(remotePreviews(content, prismic).refIn(cookie)).toBe(expected);
});

test('the embedded repository ignores toolbar cookies', () => {
  const { content } = openContent();
  const { refIn } = signedPreviews(content, () => shown);
  expect(refIn(toolbar({ 'name.prismic.io': { preview: ref } }))).toBeNull();
  expect(refIn('abc.def')).toBe('abc.def');
});

test('a forged cookie opens no preview and causes no call', async () => {
  const { content, repository } = openContent();
  repository.taken();
  const previews = remotePreviews(content, prismic);
  const hostile = fc.oneof(
    fc.json(),
    fc.json().map((json) => `{"name.prismic.io":${json}}`),
    fc.string({ unit: 'binary' }),
  );
  const isNone = async (cookie: string) => (await previews.open(previews.refIn(cookie) ?? '')) === null;
  await fc.assert(fc.asyncProperty(hostile, isNone));
  expect(repository.taken()).toEqual([]);
});

test('neither an unsigned ref nor a ref that is too long for a cookie opens a preview', async () => {
  const { content } = openContent();
  expect(await signedPreviews(content, () => null).open('x')).toBeNull();
  expect(await signedPreviews(content, () => shown).open('x'.repeat(3001))).toBeNull();
});
