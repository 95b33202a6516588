/**
 * Stroked paths on a 24-unit square, of the icons of a search. Every page with scripts loads them first, so
 * all other icons are in `other-icon-paths.ts` (1 kB gzip).
 */
export const iconPaths = {
  alert: 'M12 8v5m0 3.5v.01M10.3 3.9 2.6 17.2A2 2 0 0 0 4.3 20.2h15.4a2 2 0 0 0 1.7-3L13.7 3.9a2 2 0 0 0-3.4 0Z',
  'arrow-left': 'M20 12H4m7-7-7 7 7 7',
  'arrow-right': 'M4 12h16m-7-7 7 7-7 7',
  bookmark: 'M6.5 3.5h11v17l-5.5-4-5.5 4Z',
  check: 'm4.5 12.5 5 5L20 7',
  'chevron-down': 'm6 9 6 6 6-6',
  close: 'm5.5 5.5 13 13m0-13-13 13',
  filter: 'M4 6h16M7 12h10m-7 6h4',
  globe:
    'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Zm-9-9h18M12 3c2.5 2.5 3.7 5.5 3.7 9s-1.2 6.5-3.7 9c-2.5-2.5-3.7-5.5-3.7-9S9.5 5.5 12 3Z',
  heart: 'M12 20s-8-4.9-8-10.6A4.4 4.4 0 0 1 12 7a4.4 4.4 0 0 1 8 2.4C20 15.1 12 20 12 20Z',
  info: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Zm0-10v5.5m0-9v.01',
  search: 'M10.5 17.5a7 7 0 1 0 0-14 7 7 0 0 0 0 14Zm5-2 5 5',
} as const;

export type IconName = keyof typeof iconPaths;
