import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify from 'fastify';
import sharp from 'sharp';
import { expect, it, onTestFinished } from 'vitest';
import { createPictureAddresses } from '#content/port/picture-addresses.ts';
import { imagesScope } from './images-scope.ts';
import { keepPictures } from '#server/pictures/keep-pictures.ts';
import { localCache } from '#files/local-cache.ts';

const svg = '<?xml version="1.0"?><!-- drawn --><svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>';
const photo = await sharp({ create: { width: 800, height: 400, channels: 3, background: '#0aa' } })
  .jpeg()
  .toBuffer();
const webp = { accept: 'image/avif,image/webp,*/*' };
const base = 'https://content.example/api/v2';
const isOurs = ({ origin }: URL) => origin === 'https://content.example';

async function openImages(given: Record<string, () => Promise<Response>> = {}, most?: number) {
  const folder = await mkdtemp(join(tmpdir(), 'mvi-pictures-'));
  const asked: string[] = [];
  const answers: Record<string, () => Promise<Response>> = {
    '/a.jpg': async () => new Response(new Uint8Array(photo)),
    '/a.svg': async () => new Response(svg),
    ...given,
  };
  const fetch = async ({ url }: Request) => {
    const { pathname } = new URL(url);
    asked.push(pathname);
    return (await answers[pathname]?.()) ?? new Response(null, { status: 404 });
  };
  const addresses = createPictureAddresses({ secret: Buffer.alloc(32, 7), base, isOurs });
  const pictures = keepPictures({ fetch, kept: localCache(folder, most), failed: () => undefined, patience: 200 });
  const app = fastify();
  await app.register(imagesScope, { addresses, pictures, rateLimits: false });
  onTestFinished(async () => {
    await app.close();
    await rm(folder, { recursive: true });
  });
  const get = (path: string, query = '?w=320', headers: Record<string, string> = {}) =>
    app.inject({ url: `${addresses.addressOf(path)}${query}`, headers });
  return { app, addresses, get, asked, folder };
}

it('a picture is made in the requested width once, as WebP for clients that accept it', async () => {
  const { get, asked } = await openImages();
  const [one, other] = await Promise.all([get('/a.jpg', '?w=320', webp), get('/a.jpg', '?w=320', webp)]);
  expect([one.headers['content-type'], other.statusCode]).toEqual(['image/webp', 200]);
  expect(await sharp(one.rawPayload).metadata()).toMatchObject({ width: 320, height: 160 });
  expect((await get('/a.jpg')).headers['content-type']).toBe('image/jpeg');
  expect(asked).toHaveLength(2);
});

it('pictures are not enlarged', async () => {
  const { get } = await openImages();
  expect(await sharp((await get('/a.jpg', '?w=1920')).rawPayload).metadata()).toMatchObject({ width: 800 });
});

it('an SVG is sent unchanged, with a policy that disables its scripts', async () => {
  const { get } = await openImages();
  const answer = await get('/a.svg');
  expect([answer.body, answer.headers['content-type']]).toEqual([svg, 'image/svg+xml']);
  expect(answer.headers['content-security-policy']).toContain('sandbox');
});

it('only pictures with a signed address are fetched', async () => {
  const { app, addresses, asked } = await openImages();
  expect(addresses.addressOf('http://169.254.169.254/latest')).toBeNull();
  const [, , signature, encoded] = addresses.addressOf('/a.jpg')?.split('/') ?? [];
  const other = Buffer.from('http://169.254.169.254/').toString('base64url');
  for (const path of [
    `${signature}/${other}`,
    `x/${encoded}`,
    `${signature}`,
    `${signature}/${encoded}x`,
    '',
    '%ff/%00',
  ])
    expect((await app.inject({ url: `/images/${path}?w=320` })).statusCode).toBeLessThan(500);
  expect(asked).toEqual([]);
});

it.each(['?w=321', '?w=0', '?w=-1', '?w=1e3', '?w=', '?w=320&w=320', '?w=x'])(
  'only listed widths are served: %s',
  async (query) => {
    const { get, asked } = await openImages();
    expect((await get('/a.jpg', query)).statusCode).toBe(404);
    expect(asked).toEqual([]);
  },
);

it.each<[string, () => Promise<Response>, number]>([
  ['HTML', async () => new Response('<!doctype html><p><svg>'), 404],
  ['half a picture', async () => new Response(new Uint8Array(photo.subarray(0, 300))), 404],
  ['nothing', async () => new Response(''), 404],
  ['a failure', async () => new Response('', { status: 500 }), 503],
  ['a redirect', async () => Response.redirect('http://127.0.0.1/'), 503],
  ['20 MB', async () => new Response(new Uint8Array(20 * 2 ** 20)), 503],
  ['no answer', async () => Promise.reject(new TypeError('fetch failed')), 503],
])('pictures survive a content system that sends %s', async (_name, answer, status) => {
  const { get } = await openImages({ '/b.jpg': answer });
  expect((await get('/b.jpg')).statusCode).toBe(status);
});

it('the folder of pictures stays within its limit', async () => {
  const { get, folder } = await openImages({}, 4000);
  for (const width of [64, 128, 240, 320, 480, 640]) await get('/a.jpg', `?w=${width}`);
  expect((await readdir(folder)).length).toBeLessThan(6);
});

it('a file with many comments is read in linear time', async () => {
  const endless = `${'<!---->'.repeat(140)}x`;
  const { get } = await openImages({ '/a.jpg': async () => new Response(endless) });
  expect((await get('/a.jpg')).statusCode).toBeGreaterThanOrEqual(400);
});
