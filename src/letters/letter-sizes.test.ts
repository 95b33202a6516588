import { expect, test } from 'vitest';
import { maximumFavourites } from '#board/favourites/favourite-limits.ts';
import { maxListed } from '#board/saved-searches/alert-limits.ts';
import { maximumSavedSearches } from '#board/saved-searches/saved-search-limits.ts';
import { closingLetter } from './alerts/favourites-closing.tsx';
import { endedLetter } from './alerts/favourites-ended.tsx';
import { newOffersLetterOf } from './alerts/new-offers.tsx';
import { sample } from './frame/sample.ts';

const publicUrl = new URL('https://www.mon-volontariat-international.example');
const title = 'Chargée de développement commercial et de relations institutionnelles pour l’Europe centrale (H/F)';
const offer = { ...sample.listed.fr, id: 1_000_000, title, companyName: 'Manufacture de Bretagne-Occidentale' };
const of = <Item>(count: number, item: (index: number) => Item) => Array.from({ length: count }, (_, at) => item(at));

/** Size after which Gmail cuts a letter. */
const gmail = 102 * 1024;

test('the longest letters stay below the size at which Gmail cuts them', async () => {
  const offers = of(maximumFavourites, (at) => ({
    ...offer,
    id: offer.id + at,
    closesAt: sample.later,
    endedAt: sample.later,
  }));
  const reader = { email: 'x', locale: 'fr' } as const;
  const searches = of(maximumSavedSearches, (at) => {
    const address = 'countriesIds=DE&missionsTypesIds=1&query=developpement+commercial';
    return { id: `${at}`, name: title, address, total: 40, offers: of(maxListed, () => offer) };
  });
  const end = () => `${publicUrl.href}alertes/fin/${'x'.repeat(120)}`;
  const letters = [
    await closingLetter({ ...reader, offers }, publicUrl),
    await endedLetter('filled', { ...reader, offers }, publicUrl),
    await newOffersLetterOf({ ...reader, searches }, publicUrl, end),
  ];
  for (const { html } of letters) expect(Buffer.byteLength(html)).toBeLessThan(gmail);
  // The offers that are left out are counted.
  expect(letters[0]?.text).toContain(`Et ${maximumFavourites - 30} autres offres de vos favoris.`);
  expect(letters[2]?.text).toContain('Voir les 40 offres');
});
