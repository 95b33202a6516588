import { type Paint, painted } from './picture.ts';

export function path(d: string, paint: Paint): string {
  return `<path d="${d}"${painted(paint)}/>`;
}

export function circle(x: number, y: number, radius: number, paint: Paint): string {
  return `<circle cx="${round(x)}" cy="${round(y)}" r="${radius}"${painted(paint)}/>`;
}

export function ellipse(x: number, y: number, [rx, ry]: readonly [number, number], paint: Paint): string {
  return `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}"${painted(paint)}/>`;
}

/** Draws a rectangle from its upper left corner; `corner` is the radius of its corners. */
export function rect(
  [x, y, width, height]: readonly [number, number, number, number],
  paint: Paint,
  corner = 0,
): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}"${corner ? ` rx="${corner}"` : ''}${painted(paint)}/>`;
}

/** Moves the parts, then turns them by degrees, then enlarges them. */
export function placed(
  { x = 0, y = 0, turn = 0, scale = 1 }: { x?: number; y?: number; turn?: number; scale?: number },
  ...parts: readonly string[]
): string {
  const steps = [
    `translate(${round(x)} ${round(y)})`,
    turn === 0 ? '' : `rotate(${turn})`,
    scale === 1 ? '' : `scale(${scale})`,
  ];
  return `<g transform="${steps.filter(Boolean).join(' ')}">${parts.join('')}</g>`;
}

/** Draws the outline of a stamp with its perforated edge, around (0, 0). */
export function stampOutline(width: number, height: number, tooth: number): string {
  const across = Math.round(width / (2 * tooth));
  const down = Math.round(height / (2 * tooth));
  const stepX = width / across;
  const stepY = height / down;
  return [
    `M${round(-width / 2)} ${round(-height / 2)}`,
    bites(across, [stepX, 0], tooth),
    bites(down, [0, stepY], tooth),
    bites(across, [-stepX, 0], tooth),
    bites(down, [0, -stepY], tooth),
    'z',
  ].join('');
}

// Cuts half circles out of a straight line. Each half circle is in the middle of a step, so that the corners
// stay whole.
function bites(count: number, [x, y]: readonly [number, number], tooth: number): string {
  const rest = (Math.hypot(x, y) - tooth) / 2 / Math.hypot(x, y);
  const straight = `l${round(x * rest)} ${round(y * rest)}`;
  const bite = `a${tooth / 2} ${tooth / 2} 0 0 0 ${round(Math.sign(x) * tooth)} ${round(Math.sign(y) * tooth)}`;
  return `${straight}${bite}${straight}`.repeat(count);
}

/** Draws the waves of a cancelled stamp: `rows` lines from (0, 0) to the right. */
function waves(length: number, rows: number, paint: Paint): string {
  const line = 'q8-9 16 0t16 0' + 't16 0'.repeat(Math.max(0, Math.round(length / 16) - 2));
  const lines = Array.from({ length: rows }, (_, row) => `M0 ${row * 11}${line}`);
  return path(lines.join(''), paint);
}

/** Draws a postmark around (0, 0): two rings, a bar, and waves to the right. */
export function postmark(radius: number, paint: Paint): string {
  return [
    circle(0, 0, radius, paint),
    circle(0, 0, Math.round(radius * 0.68), paint),
    path(`M${-radius * 0.5} -6h${radius}m${-radius} 12h${radius}`, paint),
    placed({ x: radius + 4, y: -22 }, waves(radius * 2, 5, paint)),
  ].join('');
}

/** Draws the edge of an airmail envelope: slanted bars in coral and ink along `length`. */
export function airmail(y: number, length: number, thick: number): string {
  const bar = (x: number): string => `M${x} ${y + thick}l${thick}-${thick}h36l-${thick} ${thick}z`;
  const bars = Array.from({ length: Math.ceil(length / 56) + 1 }, (_, at) => bar(at * 56 - thick));
  const every = (rest: number): string => bars.filter((_, at) => at % 2 === rest).join('');
  return path(every(0), { fill: 'coral' }) + path(every(1), { fill: 'airmailInk' });
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
