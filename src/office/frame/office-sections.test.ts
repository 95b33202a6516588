import { expect, test } from 'vitest';
import { type OfficeScreen } from '../request/office-screen.ts';
import { navigationAddresses, pageAt, sectionsOf } from './office-sections.ts';
import { officeScreens } from '../office-screens.ts';

/** A new document has its button, scripts ask for targets of links, and a frame shows the letter. */
const elsewhere = new Set(['/bureau', '/bureau/contenus/nouveau', '/bureau/contenus/cibles', '/bureau/lettre/apercu']);

test('every page of the staff that needs no parameter is in the navigation, with the act of its screen', () => {
  const screens = Object.entries<OfficeScreen>(officeScreens)
    .filter(([address, { kind }]) => kind === 'staff' && !address.includes(':') && !elsewhere.has(address))
    .map(([address]) => address);
  expect(navigationAddresses.toSorted()).toEqual(screens.toSorted());
  const administrator = sectionsOf({ roles: ['administrator'] }).flatMap(({ pages }) => pages);
  expect(administrator.map(({ address, act }) => [address, act])).toEqual(
    administrator.map(({ address }) => {
      const screen: OfficeScreen = officeScreens[address];
      return [address, screen.kind === 'staff' ? screen.act : null];
    }),
  );
});

test('a page below a page of the navigation belongs to it, in both languages', () => {
  expect(pageAt('/en/bureau/contenus/x/ecrire')).toBe('/bureau/contenus');
  expect(pageAt('/bureau/lots/4')).toBe('/bureau/lots');
  expect(pageAt('/bureau')).toBeNull();
});

test('somebody sees no section of which they may see no page', () => {
  expect(sectionsOf({ roles: ['reader'] }).map(({ name }) => name)).toEqual(['contents', 'operations']);
  expect(sectionsOf({ roles: [] })).toEqual([]);
});
