import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { Blob, Buffer as Shaped, Face, Font, shape, Variation } from 'harfbuzzjs';
import { decompress } from 'wawoff2';
import { graphemesOf } from './break-lines.ts';

const require = createRequire(import.meta.url);

/**
 * A typeface that measures text and draws it as outlines, so that the SVG needs no fonts and contains no
 * text.
 */
export type Typeface = {
  /** Pixels from the left end to the right end of the text. */
  readonly widthOf: (text: string, size: number) => number;
  /** Draws a text as SVG paths; `x` is the left end of the text, `middle` the vertical middle of its line. */
  readonly outline: (
    text: string,
    at: { readonly x: number; readonly middle: number; readonly size: number },
  ) => string;
};

export type Typefaces = { readonly title: Typeface; readonly text: Typeface };

export async function readTypefaces(): Promise<Typefaces> {
  const [title, text] = await Promise.all([
    readTypeface('@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque', 700),
    readTypeface('@fontsource-variable/inter/files/inter', 500),
  ]);
  return { title, text };
}

/** Adds a second file with letters beyond Latin-1, as in Kraków or İzmir. */
async function readTypeface(name: string, weight: number): Promise<Typeface> {
  const [latin, extended] = await Promise.all([
    readFont(`${name}-latin-wght-normal.woff2`, weight),
    readFont(`${name}-latin-ext-wght-normal.woff2`, weight),
  ]);
  const glyphsOf = (text: string) =>
    runsOf(text, (letter) => (draws(extended, letter) && !draws(latin, letter) ? extended : latin)).flatMap(
      glyphsOfRun,
    );
  return {
    widthOf: (text, size) => glyphsOf(text).reduce((width, { advance }) => width + advance, 0) * size,
    outline: (text, { x, middle, size }) => {
      const { ascender, descender } = latin.extents;
      const baseline = middle + ((ascender + descender) / 2) * size;
      let left = x;
      return glyphsOf(text)
        .map(({ path, scale, advance, shift }) => {
          const place = `translate(${round(left + shift.x * size)} ${round(baseline - shift.y * size)})`;
          left += advance * size;
          const factor = scale * size;
          return path === '' ? '' : `<path transform="${place} scale(${factor} ${-factor})" d="${path}"/>`;
        })
        .join('');
    },
  };
}

/** A font, with its measurements as multiples of its size. */
type Measured = {
  readonly font: Font;
  readonly pathOf: (glyph: number) => string;
  readonly scale: number;
  readonly extents: { readonly ascender: number; readonly descender: number };
};

async function readFont(file: string, weight: number): Promise<Measured> {
  const face = new Face(new Blob(await decompress(await readFile(require.resolve(file)))));
  const font = new Font(face);
  font.setVariations([new Variation('wght', weight)]);
  const { ascender, descender } = font.hExtents();
  const scale = 1 / face.upem;
  return { font, pathOf: pathsOf(font), scale, extents: { ascender: ascender * scale, descender: descender * scale } };
}

/**
 * Returns a function that draws the outline of a glyph in whole units of the font (1,000 or 2,048 per em).
 * Each glyph is drawn once.
 */
function pathsOf(font: Font): (glyph: number) => string {
  const known = new Map<number, string>();
  return (glyph) => {
    const path =
      known.get(glyph) ?? font.glyphToPath(glyph).replaceAll(/\d+\.\d+/g, (units) => Number(units).toFixed());
    known.set(glyph, path);
    return path;
  };
}

function draws({ font }: Measured, letter: string): boolean {
  return Array.from(letter).every((sign) => font.nominalGlyph(sign.codePointAt(0) ?? 0) !== undefined);
}

type Run = { readonly font: Measured; readonly text: string };

function runsOf(text: string, fontOf: (letter: string) => Measured): readonly Run[] {
  const runs: Run[] = [];
  for (const letter of graphemesOf(text)) {
    const font = fontOf(letter);
    const last = runs.at(-1);
    if (last?.font === font) runs[runs.length - 1] = { font, text: last.text + letter };
    else runs.push({ font, text: letter });
  }
  return runs;
}

/**
 * Measures the glyphs of a run of text as multiples of the size. A character that the font does not have
 * takes no space.
 */
function glyphsOfRun({ font: { font, pathOf, scale }, text }: Run) {
  const shaped = new Shaped();
  shaped.addText(text);
  shaped.guessSegmentProperties();
  shape(font, shaped);
  const positions = shaped.getGlyphPositions();
  return shaped.getGlyphInfos().flatMap(({ codepoint: glyph }, index) => {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
    if (glyph === 0) return [];
    const shift = { x: xOffset * scale, y: yOffset * scale };
    return [{ path: pathOf(glyph), scale, advance: xAdvance * scale, shift }];
  });
}

const round = (pixels: number): number => Math.round(pixels * 100) / 100;
