import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { jsonOrNothing } from '#json-or-nothing.ts';
import base from '#ui/base.css?inline';
import brandMark from '#ui/brand-mark.module.css?inline';
import button from '#ui/button.module.css?inline';
import card from '#ui/card.module.css?inline';
import errorSummary from '#ui/error-summary.module.css?inline';
import field from '#ui/field.module.css?inline';
import icon from '#ui/icon.module.css?inline';
import notice from '#ui/notice.module.css?inline';
import page from '#ui/page.module.css?inline';
import tag from '#ui/tag.module.css?inline';
import editing from './editing.module.css?inline';
import document from './office-document.module.css?inline';
import barChart from './bar-chart.module.css?inline';
import parts from './parts.module.css?inline';
import pictures from './pictures.module.css?inline';
import richText from './rich-text.module.css?inline';

/** Style sheet and script of all pages of the office. */
export type OfficeAssets = {
  /** Addresses. They change with the content, so browsers may keep the files for ever. */
  readonly stylesheet: string;
  /** Null if the build has no script; every page works without it. */
  readonly script: string | null;
  readonly css: Buffer;
};

const css = Buffer.from(
  [
    base,
    icon,
    brandMark,
    button,
    card,
    errorSummary,
    field,
    notice,
    page,
    tag,
    document,
    parts,
    barChart,
    editing,
    pictures,
    richText,
  ].join('\n'),
);

/** File of the build that names the script, see `src/build/office-entry.ts`. */
const entryFile = 'office-entry.json';
const entrySchema = z.object({ script: z.string() });

/** @param clientFolder folder of the built assets; null in development, where Vite serves the sources */
export async function officeAssets(clientFolder: string | null): Promise<OfficeAssets> {
  const hash = createHash('sha256').update(css).digest('hex').slice(0, 12);
  return { stylesheet: `/bureau/assets/${hash}/office.css`, script: await scriptAddress(clientFolder), css };
}

async function scriptAddress(clientFolder: string | null): Promise<string | null> {
  if (clientFolder === null) return '/src/office/client/office.ts';
  const named = jsonOrNothing(await readFile(join(clientFolder, entryFile), 'utf8').catch(() => ''));
  const entry = entrySchema.safeParse(named);
  return entry.success ? `/${entry.data.script}` : null;
}
