/**
 * Draws the pictures of the demo content: `npm run content:draw`. The repository contains the drawings, so
 * that importing the content needs no atlas. Old drawings that the program no longer makes are deleted.
 */
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { allPictures } from './all-pictures.ts';

const folder = join(import.meta.dirname, '../../../content/pictures');
const pictures = await allPictures();
await mkdir(folder, { recursive: true });
for (const [name, svg] of pictures) await writeFile(join(folder, name), svg);
const gone = (await readdir(folder)).filter((name) => !pictures.has(name));
for (const name of gone) await rm(join(folder, name));
process.stdout.write(`${pictures.size} pictures are drawn in content/pictures, ${gone.length} are gone.\n`);
