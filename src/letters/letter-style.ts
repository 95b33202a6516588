import { palette } from '#ui/palette.ts';

/** The light colours: mail programs know no scheme. */
export const colours = {
  paper: palette.paper.light,
  sheet: palette.paperRaised.light,
  line: palette.line.light,
  cut: palette.lineStrong.light,
  ink: palette.ink.light,
  soft: palette.inkSoft.light,
  link: palette.link.light,
  coral: palette.coral.light,
  onCoral: palette.onCoral.light,
  cover: palette.cover.light,
  onCover: palette.onCover.light,
  seaWash: palette.seaWash.light,
} as const;

export const fonts = "Inter, -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";
