import { palette } from '#ui/palette.ts';
import type { Drawn } from './drawn.ts';
import { breakLines } from './break-lines.ts';
import { drawableText } from './drawable-text.ts';
import type { Typefaces } from './typefaces.ts';
import { pictureSize } from '#site/routing/picture-address.ts';

const { paper, paperRaised, line, ink, inkSoft, coral, airmailInk, cover, onCover, onCoverSoft } = palette;
const { width, height } = pictureSize;

/** Position of the boarding pass in pixels; its stub is at the right end. */
const pass = { left: 56, top: 136, right: width - 56, bottom: height - 56, radius: 28 };
const stub = { left: pass.right - 406, padding: { left: 46, right: 40 } };
const sheetPadding = 54;
const middleOfPass = (pass.top + pass.bottom) / 2;

/**
 * Writes an SVG: a boarding pass on paper, with the edge of an airmail envelope. The picture is always light,
 * because services that show links have no dark scheme.
 */
export function linkPicture({ kind, title, by, facts = [] }: Drawn, typefaces: Typefaces): string {
  const end = facts.length === 0 ? pass.right : stub.left;
  const name = drawableText(title, 110);
  const room = { x: pass.left + sheetPadding, width: end - pass.left - 2 * sheetPadding };
  const blocks: readonly Block[] = [
    { text: drawableText(kind, 60), size: 34, fill: coral.light },
    {
      text: name,
      typeface: 'title',
      size: sizeOf(name, facts.length === 0),
      fill: ink.light,
      maxLines: 4,
      leading: 1.12,
      above: 16,
      below: 16,
    },
    ...(by === undefined ? [] : [{ text: drawableText(by, 60), size: 32, fill: inkSoft.light }]),
  ];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    `<rect width="${width}" height="${height}" fill="${paper.light}"/>`,
    edge(),
    brand(typefaces),
    sheet,
    column(blocks, room, typefaces),
    facts.length === 0 ? '' : stubOf(facts, typefaces),
    '</svg>',
  ].join('');
}

/** Returns the size of the title in pixels; a long title is smaller. */
function sizeOf({ length }: string, alone: boolean): number {
  const room = alone ? 1.25 : 1;
  if (length > 80 * room) return 44;
  return length > 40 * room ? 56 : 72;
}

function edge(): string {
  const stripes = Array.from({ length: 26 }, (_, index) => {
    const fill = index % 2 === 0 ? coral.light : airmailInk.light;
    return `<path d="M${index * 48 + 6} 0h30l-12 16h-30z" fill="${fill}"/>`;
  });
  return stripes.join('');
}

/** Draws the stamp of favicon.svg and the name of the site. */
function brand({ title }: Typefaces): string {
  const name = title.outline('Mon Volontariat International', { x: 130, middle: 78, size: 32 });
  return `<svg x="56" y="50" width="56" height="56" viewBox="0 0 44 44">
    <circle cx="22" cy="22" r="22" fill="${coral.light}"/>
    <circle cx="22" cy="22" r="16.5" fill="none" stroke="${paperRaised.light}" stroke-width="1.6" stroke-dasharray="2.6 2.6"/>
    <path d="m10 24.5 24-11.5-8.2 21.8-5.2-9z" fill="${paperRaised.light}"/>
    <path d="m20.6 25.8 13.4-12.8" stroke="${coral.light}" stroke-width="1.6"/>
  </svg><g fill="${ink.light}">${name}</g>`;
}

const sheet = `<rect x="${pass.left + 1}" y="${pass.top + 1}" width="${pass.right - pass.left - 2}"
  height="${pass.bottom - pass.top - 2}" rx="${pass.radius}" fill="${paperRaised.light}" stroke="${line.light}" stroke-width="2"/>`;

/** Draws the stub: the right end of the sheet, beyond a dotted perforation. */
function stubOf(facts: NonNullable<Drawn['facts']>, typefaces: Typefaces): string {
  const { right, top, bottom, radius } = pass;
  const blocks = facts.flatMap(({ label, value }): readonly Block[] => [
    { text: drawableText(label, 24), size: 24, fill: onCoverSoft.light, above: 13 },
    { text: drawableText(value, 24), typeface: 'title', size: 38, fill: onCover.light, below: 13 },
  ]);
  const x = stub.left + stub.padding.left;
  return [
    `<path d="M${stub.left} ${top}H${right - radius}a${radius} ${radius} 0 0 1 ${radius} ${radius}V${bottom - radius}`,
    `a${radius} ${radius} 0 0 1 ${-radius} ${radius}H${stub.left}z" fill="${cover.light}"/>`,
    `<path d="M${stub.left + 3} ${top + 6}V${bottom}" stroke="${paper.light}" stroke-width="6" stroke-linecap="round" `,
    'stroke-dasharray="0 12"/>',
    column(blocks, { x, width: right - stub.padding.right - x }, typefaces),
  ].join('');
}

/**
 * A text of at most `maxLines` lines (1 by default); `leading` is the line height as a multiple of the size.
 */
type Block = {
  readonly text: string;
  readonly typeface?: keyof Typefaces;
  readonly size: number;
  readonly fill: string;
  readonly maxLines?: number;
  readonly leading?: number;
  readonly above?: number;
  readonly below?: number;
};

/** Places texts one below the other, centred on the middle of the pass. */
function column(blocks: readonly Block[], { x, width: room }: { x: number; width: number }, typefaces: Typefaces) {
  const lines = blocks.flatMap(({ text, typeface = 'text', size, fill, maxLines = 1, leading = 1.21, ...margins }) => {
    const { widthOf, outline } = typefaces[typeface];
    const broken = breakLines(text, { width: room, maxLines, widthOf: (some) => widthOf(some, size) });
    return broken.map((words, index) => ({
      above: index === 0 ? (margins.above ?? 0) : 0,
      below: index === broken.length - 1 ? (margins.below ?? 0) : 0,
      height: size * leading,
      draw: (middle: number) => `<g fill="${fill}">${outline(words, { x, middle, size })}</g>`,
    }));
  });
  const whole = lines.reduce((sum, { above, height: own, below }) => sum + above + own + below, 0);
  let top = middleOfPass - whole / 2;
  return lines
    .map(({ above, height: own, below, draw }) => {
      const middle = top + above + own / 2;
      top += above + own + below;
      return draw(middle);
    })
    .join('');
}
