import { keyAndRest, listedNames, plainNumber } from '#data/line-parts.ts';
import { type DataLine, loneText, readOutline, wrongLine } from '#data/outline.ts';

/**
 * How much the name of a concept says about the job field. A `trade` decides. A `setting` is an industry or a
 * tool, and decides only where no trade is named. A `fallback` decides only where nothing else does.
 */
const strengths = ['trade', 'setting', 'fallback'] as const;
export type Strength = (typeof strengths)[number];

export type FieldsOfConcept = {
  /** Ids of specializations: professions, or families of professions. */
  readonly ids: readonly number[];
  readonly strength: Strength;
};

const lines = readOutline('job-fields.txt');

/** Job fields by concept of the thesaurus. Concepts that occur in every field are missing. */
export const fieldsOfConcepts: ReadonlyMap<string, FieldsOfConcept> = readFields(
  lines.filter(({ text }) => text !== 'silent'),
);

/** Concepts of which the file says that they occur in every field. */
export const silentConcepts: ReadonlySet<string> = new Set(
  lines
    .filter(({ text }) => text === 'silent')
    .flatMap(({ below }) => below.flatMap((line) => listedNames(loneText(line)))),
);

function readFields(fieldLines: readonly DataLine[]): ReadonlyMap<string, FieldsOfConcept> {
  const fields = new Map<string, FieldsOfConcept>();
  for (const line of fieldLines) {
    const id = plainNumber(line, line.text);
    for (const below of line.below) {
      const { strength, concepts } = conceptsOf(below);
      for (const concept of concepts) {
        const known = fields.get(concept);
        if (known !== undefined && known.strength !== strength)
          throw wrongLine(below, `«${concept}» with one strength in the whole file`);
        fields.set(concept, { ids: [...(known?.ids ?? []), id], strength });
      }
    }
  }
  return fields;
}

function conceptsOf(line: DataLine): { readonly strength: Strength; readonly concepts: readonly string[] } {
  const text = loneText(line);
  if (!text.includes(':')) return { strength: 'trade', concepts: listedNames(text) };
  const [key, names] = keyAndRest(line, text);
  const strength = strengths.find((one) => one === key);
  if (strength === undefined) throw wrongLine(line, 'concepts, «setting: …» or «fallback: …»');
  return { strength, concepts: listedNames(names) };
}
