import type { GeoContext } from 'd3-geo';

/**
 * Receives a drawing from d3-geo and writes it as a short SVG path: in whole units, with relative steps, and
 * with no step shorter than `least` units. Rings of fewer than three points are left out.
 */
export class CompactPath implements GeoContext {
  #pieces: [number, number][][] = [];
  readonly #least: number;
  #ends: string[] = [];

  constructor(least: number) {
    this.#least = least;
  }

  beginPath(): void {}

  arc(): void {}

  moveTo(x: number, y: number): void {
    this.#pieces.push([[Math.round(x), Math.round(y)]]);
    this.#ends.push('');
  }

  lineTo(x: number, y: number): void {
    const piece = this.#pieces.at(-1);
    const [lastX, lastY] = piece?.at(-1) ?? [0, 0];
    if (Math.hypot(x - lastX, y - lastY) >= this.#least) piece?.push([Math.round(x), Math.round(y)]);
  }

  closePath(): void {
    this.#ends[this.#ends.length - 1] = 'z';
  }

  toString(): string {
    return this.#pieces.map((piece, at) => written(piece, this.#ends[at] ?? '')).join('');
  }
}

function written(piece: [number, number][], end: string): string {
  if (piece.length < (end ? 3 : 2)) return '';
  const [first = [0, 0]] = piece;
  const steps = piece.slice(1).map(([x, y], at) => pair(x - (piece[at]?.[0] ?? 0), y - (piece[at]?.[1] ?? 0)));
  return `M${pair(first[0] ?? 0, first[1] ?? 0)}l${steps.join(' ').replaceAll(' -', '-')}${end}`;
}

function pair(x: number, y: number): string {
  return y < 0 ? `${x}${y}` : `${x} ${y}`;
}
