/** The light colours of the site's tokens; each pair used passes 4.5:1. */
export const colours = {
  paper: '#faf6ee',
  sheet: '#fffdf8',
  line: '#e0d6c3',
  cut: '#837a69',
  ink: '#152347',
  soft: '#4b5672',
  link: '#1d3f9a',
  coral: '#bd3a20',
  onCoral: '#fffdf8',
  cover: '#16264f',
  onCover: '#fbf7ee',
  seaWash: '#dcefe7',
} as const;

export const fonts = "Inter, -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";
