/** Stroked paths on a 24-unit square, of icons that a search does not show at first. */
export const otherIconPaths = {
  'arrow-up': 'M12 20V4m-7 7 7-7 7 7',
  bell: 'M6 10a6 6 0 0 1 12 0c0 5.5 2.5 7 2.5 7h-17S6 15.5 6 10Zm4 10.2a2.2 2.2 0 0 0 4 0',
  clock: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Zm0-14v5l3.5 2',
  download: 'M12 4v11m-5-4.5 5 5 5-5M4 20h16',
  external: 'M13 4h7v7m0-7L10 14m8 0v5a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V7a1 1 0 0 1 1-1h5',
  file: 'M14 3H6.5a1 1 0 0 0-1 1v16a1 1 0 0 0 1 1h11a1 1 0 0 0 1-1V7.5L14 3Zm0 0v4.5h4.5M9 13h6m-6 3.5h6',
  home: 'm3.5 11 8.5-7 8.5 7M6 9v11h12V9m-8 11v-6h4v6',
  'log-in': 'M14 4h5a1 1 0 0 1 1 1v14a1 1 0 0 1-1 1h-5M4 12h11m-4.5-4.5L15 12l-4.5 4.5',
  'log-out': 'M10 4H5a1 1 0 0 0-1 1v14a1 1 0 0 0 1 1h5m-1-8h11m-4.5-4.5L20 12l-4.5 4.5',
  menu: 'M4 7h16M4 12h16M4 17h16',
  plane: 'm3 11.5 18-8-6.5 17-3.5-7-8-2Zm8 2L21 3.5',
  plus: 'M12 5v14m-7-7h14',
  print:
    'M7 9V3.5h10V9M7 17.5H4.5a1 1 0 0 1-1-1V10a1 1 0 0 1 1-1h15a1 1 0 0 1 1 1v6.5a1 1 0 0 1-1 1H17M7 14h10v6.5H7V14Z',
  trash: 'M4 6.5h16m-11 0V4h6v2.5m-8.5 0 1 14h9l1-14M10 10.5v6m4-6v6',
  user: 'M12 12a4.2 4.2 0 1 0 0-8.4 4.2 4.2 0 0 0 0 8.4Zm-8 8.5c.5-4 3.7-6 8-6s7.5 2 8 6',
} as const;

export type OtherIconName = keyof typeof otherIconPaths;
