import { palette } from '#ui/palette.ts';

export type Tone = keyof typeof palette;

/** Fill and stroke of a shape, by colour names of the palette, so that dark mode works. */
export type Paint = {
  readonly fill?: Tone;
  readonly stroke?: Tone;
  readonly width?: number;
  readonly dash?: string;
  readonly opacity?: number;
};

type Size = { readonly width: number; readonly height: number };

/** Limit in bytes, because a picture is loaded together with its text. */
export const maxPictureBytes = 12_000;

/**
 * Returns a drawing for light and dark pages, which follows the reader's system preference. The drawing is
 * decorative and has no title. Programs that ignore the dark styles (a resizer, an old reader) show the light
 * version.
 * @throws RangeError for a colour outside the palette, and for more than `maxPictureBytes` bytes
 */
export function picture({ width, height }: Size, ...parts: readonly string[]): string {
  const body = parts.join('');
  const strange = /(?:#[\da-f]{3,8}\b|rgba?\(|hsla?\(|(?:fill|stroke)="(?!none"|url\())/i.exec(body);
  if (strange) throw new RangeError(`${strange[0]} is not painted from the palette`);
  const tones = paintedTones(body);
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`,
    ' fill="none" stroke-linecap="round" stroke-linejoin="round">',
    `<style>${rules(tones, 'light')}@media(prefers-color-scheme:dark){${rules(tones, 'dark')}}</style>`,
    `${body}</svg>\n`,
  ].join('');
  if (svg.length > maxPictureBytes) throw new RangeError(`${svg.length} bytes are more than ${maxPictureBytes}`);
  return svg;
}

/** Returns the attributes of a paint: `class="f-sea s-ink" stroke-width="2"`. */
export function painted({ fill, stroke, width, dash, opacity }: Paint): string {
  const classes = [fill && `f-${fill}`, stroke && `s-${stroke}`].filter(Boolean).join(' ');
  const attributes: [string, string | number | undefined][] = [
    ['class', classes || undefined],
    ['stroke-width', width],
    ['stroke-dasharray', dash],
    ['opacity', opacity],
  ];
  return attributes.flatMap(([name, value]) => (value === undefined ? [] : [` ${name}="${value}"`])).join('');
}

function paintedTones(body: string): string[] {
  const classes = [...body.matchAll(/class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' '));
  return [...new Set(classes)].toSorted();
}

function rules(classes: readonly string[], scheme: 'light' | 'dark'): string {
  return classes.map((name) => `.${name}{${property(name)}:${colour(name.slice(2), scheme)}}`).join('');
}

function property(name: string): 'fill' | 'stroke' {
  return name.startsWith('f-') ? 'fill' : 'stroke';
}

function colour(tone: string, scheme: 'light' | 'dark'): string {
  const found = Object.entries(palette).find(([name]) => name === tone);
  if (!found) throw new RangeError(`${tone} is no colour of the palette`);
  return found[1][scheme];
}
