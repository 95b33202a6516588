import { Parser } from 'htmlparser2';
import { countDrawn } from './drawing-growth.ts';
import { hidesReference, referencesIn } from './drawing-references.ts';
import { active, drawn, loadsNothing, staysInside, unwrapped } from './drawing-rules.ts';

/** Why a drawing is refused: it is none, runs or loads something, or has no useful size. */
export type RefusedDrawing = 'type' | 'activeDrawing' | 'drawingSize' | 'damaged';

type Drawing = { readonly text: string; readonly width: number; readonly height: number };

class Refusal extends Error {
  readonly why: RefusedDrawing;
  constructor(why: RefusedDrawing) {
    super(why);
    this.why = why;
  }
}

const [mostElements, deepest, largestSide] = [50_000, 200, 20_000];

/**
 * Writes a drawing anew from the elements and attributes that draw. What only an editor's program reads is
 * left out; what runs, or loads something from elsewhere, is refused.
 */
export function cleanDrawing(given: string): Drawing | RefusedDrawing {
  const writer = createWriter();
  try {
    const parser = new Parser(writer.handler, { xmlMode: true, decodeEntities: true });
    parser.end(given.replace(/^\uFEFF/, ''));
    return writer.end();
  } catch (error) {
    if (error instanceof Refusal) return error.why;
    throw error;
  }
}

function createWriter() {
  const out: string[] = [];
  const open: { name: string; kept: boolean; style: string[] }[] = [];
  const growth = countDrawn();
  let [elements, skipped] = [0, 0];
  let root: Readonly<Record<string, string>> | null = null;
  const start = (name: string, attributes: Readonly<Record<string, string>>): void => {
    requireShape(name, { isRoot: root === null, elements: (elements += 1), depth: open.length });
    requireHarmless(name, attributes);
    root ??= attributes;
    const kept = skipped === 0 && drawn.has(name);
    if (skipped > 0 || (!kept && !unwrapped.has(name))) skipped += 1;
    if (kept) out.push(`<${name}${attributesOf(attributes, open.length === 0)}>`);
    growth.enter(elementOf(name, kept ? attributes : {}));
    open.push({ name, kept, style: [] });
  };
  const end = (): void => {
    const last = open.pop();
    growth.leave();
    if (last?.name === 'style') growth.style(harmlessStyle(last.style));
    if (last?.kept) out.push(`</${last.name}>`);
    else if (last && skipped > 0) skipped -= 1;
  };
  const text = (content: string): void => {
    const last = open.at(-1);
    if (!last?.kept) return;
    if (last.name === 'style') last.style.push(content);
    out.push(escaped(content));
  };
  const finished = (): Drawing => {
    if (root === null || open.length > 0) throw new Refusal(root === null ? 'type' : 'damaged');
    if (!growth.staysSmall()) throw new Refusal('activeDrawing');
    return { text: out.join(''), ...sizeOf(root) };
  };
  return {
    handler: { onopentag: start, onclosetag: end, ontext: text, onprocessinginstruction: refuseEntities },
    end: finished,
  };
}

/** A prologue may declare entities. One that only names the language of the file is left out. */
function refuseEntities(name: string, data: string): void {
  if (/^!doctype/i.test(name) && /[[<]|!ENTITY/i.test(data.slice(1))) throw new Refusal('activeDrawing');
}

type Shape = { readonly isRoot: boolean; readonly elements: number; readonly depth: number };

function requireShape(name: string, { isRoot, elements, depth }: Shape): void {
  if (isRoot && name !== 'svg') throw new Refusal('type');
  if (elements > mostElements || depth > deepest) throw new Refusal('drawingSize');
}

function requireHarmless(name: string, attributes: Readonly<Record<string, string>>): void {
  const [, local = name] = /^(?:.*:)?(.*)$/.exec(name) ?? [];
  const isHarmless = Object.entries(attributes).every(
    ([attribute, value]) => !/^on/i.test(attribute) && (/^xmlns/i.test(attribute) || loadsNothing(value)),
  );
  if (active.has(local.toLowerCase()) || !isHarmless) throw new Refusal('activeDrawing');
  for (const attribute of ['href', 'xlink:href', 'src']) {
    const address = attributes[attribute]?.trim();
    // Links to other pages are left out with their element; what loads is refused.
    if (address && drawn.has(name) && !staysInside(name, address)) throw new Refusal('activeDrawing');
  }
}

function elementOf(name: string, attributes: Readonly<Record<string, string>>) {
  const values = Object.entries(attributes);
  if (values.some(([attribute, value]) => hidesReference(attribute === 'style' ? value : `${attribute}:${value}`)))
    throw new Refusal('activeDrawing');
  const target = (attributes['href'] ?? attributes['xlink:href'] ?? '').trim();
  const copied = target.startsWith('#') ? [target.slice(1)] : [];
  return {
    name,
    id: attributes['id'],
    classes: attributes['class']?.split(/\s+/) ?? [],
    refersTo: [...copied, ...values.flatMap(([, value]) => referencesIn(value))],
  };
}

/** Joins a style before it is checked, because a comment or an entity splits its text: `u<!-- -->rl(`. */
function harmlessStyle(pieces: readonly string[]): string {
  const style = pieces.join('');
  if (!loadsNothing(style) || hidesReference(style)) throw new Refusal('activeDrawing');
  return style;
}

const kept = /^(?:[a-z][\w-]*|xlink:href|xml:space|xml:lang)$/i;

function attributesOf(attributes: Readonly<Record<string, string>>, isRoot: boolean): string {
  const own = Object.entries(attributes).filter(([name]) => kept.test(name) && name !== 'xmlns' && name !== 'src');
  const spaces = [
    ['xmlns', 'http://www.w3.org/2000/svg'],
    ['xmlns:xlink', 'http://www.w3.org/1999/xlink'],
  ] as const;
  return [...(isRoot ? spaces : []), ...own].map(([name, value]) => ` ${name}="${escaped(value)}"`).join('');
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** Reads the size in pixels, from its attributes or else from the box that is shown. */
function sizeOf({ width, height, viewBox = '' }: Readonly<Record<string, string>>) {
  const [, , boxWidth, boxHeight] = viewBox
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const size = { width: Math.ceil(inPixels(width, boxWidth)), height: Math.ceil(inPixels(height, boxHeight)) };
  const sides = [size.width, size.height, boxWidth ?? 1, boxHeight ?? 1];
  if (!sides.every((side) => side > 0 && side <= largestSide)) throw new Refusal('drawingSize');
  return size;
}

const inPixels = (text = '', other = 0): number =>
  /^\s*[\d.]+(?:px)?\s*$/.test(text) ? Number.parseFloat(text) : other;
