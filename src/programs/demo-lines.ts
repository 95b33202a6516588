import type { DemoCount } from '#demo/remove-demo.ts';

/** Describes the removal of the demo: the data that is removed and the data that stays. */
export function demoLines({ offers, companies, applications, favourites }: DemoCount): string[] {
  if (offers + companies === 0) return ['No invented offers or companies are on the board.'];
  return [
    `Invented, on the board: ${count(offers, 'offer')} and ${count(companies, 'company', 'companies')}.`,
    `They take along ${count(applications, 'application')}, which reached nobody, and ${count(favourites, 'favourite')}.`,
    'Accounts, profiles, saved searches, and what candidates did with other offers stay.',
  ];
}

const count = (number: number, one: string, many = `${one}s`): string => `${number} ${number === 1 ? one : many}`;
