/**
 * The site's colours by scheme. tokens.css repeats them for style sheets, and a test checks that both are
 * equal. Letters and the pages of refused requests use this file, because they load no style sheet.
 */
export const palette = {
  paper: { light: '#faf6ee', dark: '#0f1729' },
  paperRaised: { light: '#fffdf8', dark: '#18223a' },
  paperSunk: { light: '#f1eadc', dark: '#0a1020' },
  line: { light: '#e0d6c3', dark: '#2b3856' },
  lineStrong: { light: '#837a69', dark: '#7c8aab' },
  ink: { light: '#152347', dark: '#f2efe6' },
  inkSoft: { light: '#4b5672', dark: '#b3bdd3' },
  link: { light: '#1d3f9a', dark: '#a9c1ff' },
  focus: { light: '#1f4fd8', dark: '#a9c1ff' },
  coral: { light: '#bd3a20', dark: '#ff9679' },
  coralStrong: { light: '#9c2c15', dark: '#ffb49d' },
  coralWash: { light: '#fbe7de', dark: '#3b231f' },
  onCoral: { light: '#fffdf8', dark: '#29100a' },
  sea: { light: '#0d6857', dark: '#76d6c1' },
  seaWash: { light: '#dcefe7', dark: '#12342f' },
  amber: { light: '#855300', dark: '#f3c56d' },
  amberWash: { light: '#faecca', dark: '#36290f' },
  error: { light: '#b0152f', dark: '#ff9ca6' },
  errorWash: { light: '#fbe4e4', dark: '#3c1c26' },
  onError: { light: '#fffdf8', dark: '#2c070d' },
  skyWash: { light: '#e3eaf8', dark: '#1b2b4f' },
  cover: { light: '#16264f', dark: '#0a1020' },
  onCover: { light: '#fbf7ee', dark: '#f2efe6' },
  onCoverSoft: { light: '#c6cfe6', dark: '#b3bdd3' },
  coverLine: { light: '#35467a', dark: '#2b3856' },
  coverCoral: { light: '#ff9679', dark: '#ff9679' },
  mapLand: { light: '#d9ccb0', dark: '#33426a' },
  airmailInk: { light: '#2c4a9e', dark: '#6f8fe0' },
} as const;
