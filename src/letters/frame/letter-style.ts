import type { CSSProperties } from 'react';
import { palette } from '#ui/palette.ts';

type Colour = keyof typeof palette;
type Look = Partial<Record<'backgroundColor' | 'color' | 'borderColor', Colour>>;

/** Colours of the parts of a letter. */
const looks = {
  paper: { backgroundColor: 'paper', color: 'ink' },
  sheet: { backgroundColor: 'paperRaised', borderColor: 'line' },
  cover: { backgroundColor: 'cover', color: 'onCover' },
  mark: { backgroundColor: 'coral', borderColor: 'onCoral', color: 'onCoral' },
  ink: { color: 'ink' },
  soft: { color: 'inkSoft' },
  link: { color: 'link' },
  action: { backgroundColor: 'coral', color: 'onCoral' },
  cut: { borderColor: 'lineStrong' },
  quote: { backgroundColor: 'seaWash', color: 'ink' },
} satisfies Record<string, Look>;

type Painted = { readonly className: string; readonly style: CSSProperties };

/**
 * Returns the look of a part: light colours as inline styles, for mail programs that read no style sheet, and
 * a class. In other programs `darkStyles` sets the dark colours by this class.
 */
export function look(name: keyof typeof looks, more: CSSProperties = {}): Painted {
  const painted = Object.entries(looks[name]).map(([property, colour]) => [property, palette[colour].light] as const);
  return { className: `mvi-${name}`, style: { ...Object.fromEntries(painted), ...more } };
}

/** Styles for the dark scheme of mail programs that have it; only `!important` overrides inline styles. */
export const darkStyles = `:root{color-scheme:light dark;supported-color-schemes:light dark}@media (prefers-color-scheme:dark){${Object.entries(
  looks,
)
  .map(([name, colours]) => `.mvi-${name}{${rulesOf(colours)}}`)
  .join('')}}`;

function rulesOf(look: Look): string {
  return Object.entries(look)
    .map(([property, colour]) => `${hyphenated(property)}:${palette[colour].dark}!important`)
    .join(';');
}

function hyphenated(property: string): string {
  return property.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

export const fonts = "Inter, -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";
