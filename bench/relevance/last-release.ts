import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { Measured } from './measure.ts';
import { countsOf, summarize } from './summary.ts';

const path = join(import.meta.dirname, 'last-release.json');
const figuresSchema = z.record(z.string(), z.record(z.string(), z.number()));

/** Figures by row and name; higher is better. */
export type Release = z.infer<typeof figuresSchema>;

/** Amount by which a figure may fall without being reported. */
const tolerance = 0.01;

export function releaseOf(measured: readonly Measured[]): Release {
  const rows = summarize(measured).map(({ name, figures }) => [name, rounded(figures)] as const);
  const shares = countsOf(measured).map(({ part, queries, answered, errors, repaired }) => {
    const shareAnswered = { answered: answered / queries };
    const ofPart = errors > 0 ? { repaired: repaired / errors, ...shareAnswered } : shareAnswered;
    return [`shares, ${part}`, rounded(ofPart)] as const;
  });
  return Object.fromEntries([...rows, ...shares]);
}

/** Returns one sentence for each figure of the last release that has fallen or is missing. */
export async function fallenFigures(now: Release): Promise<readonly string[]> {
  const before = figuresSchema.parse(JSON.parse(await readFile(path, 'utf8')));
  return Object.entries(before).flatMap(([row, figures]) =>
    Object.entries(figures).flatMap(([name, was]) => {
      const is = now[row]?.[name];
      if (is === undefined) return [`${row}: ${name} is measured no more`];
      return is < was - tolerance ? [`${row}: ${name} fell from ${was} to ${is}`] : [];
    }),
  );
}

export async function writeRelease(release: Release): Promise<void> {
  await writeFile(path, `${JSON.stringify(release, null, 2)}\n`);
}

function rounded(figures: Readonly<Record<string, number>>): Record<string, number> {
  return Object.fromEntries(Object.entries(figures).map(([name, value]) => [name, Number(value.toFixed(3))]));
}
