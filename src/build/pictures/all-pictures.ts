import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { readAtlas } from '#site/screens/map/atlas.ts';
import { companyScenes } from './company-scenes.ts';
import { drawCountryPicture } from './country-picture.ts';
import { drawnCountries } from './drawn-countries.ts';
import { figures, navigation, news, pages } from './pictured.ts';
import { drawPortrait } from './portraits.ts';
import { drawNewsPicture } from './news-scenes.ts';
import { drawFigure, drawNavigation, drawPagePicture } from './scenes.ts';

type Pictures = ReadonlyMap<string, string>;

const portraits = 12;

/** Returns every picture of the demo content: file name → SVG. Each call returns the same bytes. */
export async function allPictures(): Promise<Pictures> {
  const file = createRequire(import.meta.url).resolve('world-atlas/countries-50m.json');
  const atlas = readAtlas(await readFile(file, 'utf8'));
  return new Map([
    ...drawnCountries.map((country, at) =>
      named(`country-${country.iso.toLowerCase()}`, drawCountryPicture(atlas, country, at)),
    ),
    ...Object.entries(companyScenes).map(([name, draw]) => named(`company-${name}`, draw())),
    ...Object.entries(figures).map(([name, shows]) => named(`figure-${name}`, drawFigure(shows))),
    ...Object.entries(navigation).map(([name, shows], at) => named(`nav-${name}`, drawNavigation(shows, at))),
    ...Object.entries(pages).map(([name, scene]) => named(`page-${name}`, drawPagePicture(scene))),
    ...Object.entries(news).map(([name, scene]) => named(`news-${name}`, drawNewsPicture(atlas, scene))),
    ...Array.from({ length: portraits }, (_, at) => named(`testimonial-${at + 1}`, drawPortrait(at + 1))),
  ]);
}

function named(name: string, svg: string): readonly [string, string] {
  return [`${name}.svg`, svg];
}
