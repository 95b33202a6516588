import type { DemoCount } from '#demo/remove-demo.ts';

/** What a removal of the demo takes away, and what stays, for whoever decides on it. */
export function demoLines({ offers, companies, applications, favourites }: DemoCount): string[] {
  if (offers + companies === 0) return ['No invented offers or companies are on the board.'];
  return [
    `${offers} invented offers and ${companies} invented companies are on the board.`,
    `With them go ${applications} applications, which reached nobody, and ${favourites} favourites.`,
    'Accounts, profiles, saved searches, and what candidates did with other offers stay.',
  ];
}
