import { expect, test } from 'vitest';
import { orderGroups } from './order-groups.ts';

const offer = (title: string, place: Partial<Record<'cityName' | 'countryName' | 'companyName', string>> = {}) => ({
  title,
  cityName: 'Lyon',
  countryName: 'Inde',
  companyName: 'Vauclair',
  ...place,
});
const order = (search: string, found: Partial<Parameters<typeof orderGroups>[1]>) =>
  orderGroups(search, { offers: [], companies: [], documents: null, ...found });
const guide = { standing: 'called' } as const;
const mention = { standing: 'mentioning' } as const;

test('for a word that offers only mention, the guide with this word in its title comes first', () => {
  const offers = [offer('Responsable maintenance')];
  expect(order('nationalités', { offers, documents: guide })).toEqual(['documents', 'offers']);
  expect(order('santé', { offers: [offer('Chef de produit santé'), ...offers], documents: guide })[0]).toBe(
    'documents',
  );
});

test.each(['data', 'DATA engineers', 'data Oslo', 'data norvège', 'data boréane'])(
  '«%s», which all shown offers have in their names, leads to offers',
  (search) => {
    const place = { cityName: 'Oslo', countryName: 'Norvège', companyName: 'Boréane' };
    const offers = [offer('Data engineer', place), offer('Big data engineer (H/F)', place)];
    expect(order(search, { offers, documents: guide })).toEqual(['offers', 'documents']);
  },
);

test('a search for the whole name of a screen shows the screen before offers with these words', () => {
  const offers = [offer('Gestionnaire grands comptes')];
  expect(order('mon compte', { offers, documents: { standing: 'named' } })).toEqual(['documents', 'offers']);
});

test('offers with every word of the search in their names come before a screen of this name', () => {
  const documents = { standing: 'named' } as const;
  for (const [search, title] of [
    ['notifications', 'Développeur notifications'],
    ['tableau de bord', 'Chargé de tableau de bord'],
  ] as const)
    expect(order(search, { offers: [offer(title)], documents })).toEqual(['offers', 'documents']);
  expect(order('notifications', { offers: [offer('Vendeur')], documents })[0]).toBe('documents');
});

test('companies come first if a company’s name has the words, and offers come first if no name has them', () => {
  const [offers, companies] = [[offer('Comptable')], [{ name: 'Ménagerie Boréale' }]];
  expect(order('boreale', { offers, companies, documents: mention })).toEqual(['companies', 'offers', 'documents']);
  expect(order('finance', { offers, companies, documents: mention })).toEqual(['offers', 'companies', 'documents']);
});

test('a kind without results has no section, and a search without words matches no name', () => {
  expect(order('visa', {})).toEqual([]);
  expect(order('!', { offers: [offer('!')], documents: guide })).toEqual(['documents', 'offers']);
});
