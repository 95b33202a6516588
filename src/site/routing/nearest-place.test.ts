import { expect, test } from 'vitest';
import { nearestPlace } from './nearest-place.ts';

const places = [
  { to: '/space' },
  { to: '/space/searches' },
  { to: '/space/profile', holds: '/space/cv' },
  { to: '/notifications' },
];

test.each([
  ['/space', '/space'],
  ['/space/searches', '/space/searches'],
  ['/space/searches/12', '/space/searches'],
  ['/space/cv/12/edit', '/space/profile'],
  ['/space/cvs', '/space'],
  ['/space/searchesofothers', '/space'],
  ['/notifications/choices', '/notifications'],
  ['/offers', undefined],
])('the nearest place of the page %j is %j', (pathname, place) => {
  expect(nearestPlace(places, pathname)?.to).toBe(place);
});
