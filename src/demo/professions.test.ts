import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { dataText } from '#data/texts.ts';
import { sectors } from '#reference/sectors.ts';
import { specializations } from '#reference/specializations.ts';
import { studyLevels } from '#reference/study-levels.ts';
import { companyProfessions, professionIn, publicProfessions } from './professions.ts';

const professions = [...companyProfessions, ...publicProfessions];
const folder = join(import.meta.dirname, '../data/demo/professions');

test('each profession has one file, which is read once', () => {
  const files = readdirSync(folder);
  const written = files.map((name) => professionIn(name, dataText(`demo/professions/${name}`)).fr.titles.join());
  const read = professions.map(({ fr }) => fr.titles.join());
  expect(read.toSorted()).toEqual(written.toSorted());
});

/** Returns the ids that the reference does not know. */
function unknown(ids: readonly number[], known: readonly { readonly id: number }[]): number[] {
  return ids.filter((id) => !known.some((one) => one.id === id));
}

test('professions, sectors and study levels belong to the reference', () => {
  expect(
    unknown(
      professions.flatMap((one) => one.specializations),
      specializations,
    ),
  ).toEqual([]);
  expect(
    unknown(
      professions.flatMap((one) => one.sectors),
      sectors,
    ),
  ).toEqual([]);
  expect(
    unknown(
      professions.flatMap((one) => one.levels.flat()),
      studyLevels,
    ),
  ).toEqual([]);
});

test('a profession has as many phrases in French as in English, and no phrase twice', () => {
  for (const { fr, en } of professions) {
    for (const part of ['titles', 'purposes', 'missions', 'skills'] as const) {
      expect(fr[part].length, `${part} of ${fr.field}`).toBe(en[part].length);
      for (const said of [fr[part], en[part]]) expect(new Set(said).size, `${part} of ${fr.field}`).toBe(said.length);
    }
  }
});

test('a profession with a missing part is refused, and the error names its file and the part', () => {
  const whole = dataText('demo/professions/wine.json');
  for (const part of ['specializations', 'sectors', 'levels', 'titles', 'purposes', 'missions', 'field', 'skills'])
    expect(() => professionIn('some.json', whole.replace(`"${part}"`, '"other"'))).toThrow(
      new RegExp(`^src/data/some\\.json: [^]*${part}`),
    );
  expect(() => professionIn('some.json', '{')).toThrow('src/data/some.json: ');
});
