import { createHash } from 'node:crypto';
import { dataText } from '#data/texts.ts';
import type { Reference } from '#reference/read-reference.ts';
import { vocabulary } from '#search/understanding/names/knowledge.ts';
import { readJobField } from './job-field.ts';
import { readRemoteWork } from './remote-work.ts';
import { readStudyLevel } from './study-level.ts';

/** The texts of an offer, and what its source states. */
type Offer = {
  readonly title: string;
  readonly description: string | null;
  readonly profile: string | null;
  readonly specializationIds: readonly number[];
  readonly studyLevelIds: readonly number[];
  readonly remoteWork: boolean;
};

/** Words of an offer that state a value, and how certain the value is, from 0 to 1. */
type Evidence = { readonly passage: string; readonly confidence: number };

/** Names of the values that texts may state. */
export const valuesReadFromTexts = ['specializations', 'studyLevels', 'remoteWork'] as const;
export type ReadValue = (typeof valuesReadFromTexts)[number];

/** Values that the source of an offer leaves out and its texts state. Empty if the texts are silent too. */
export type ReadFromTexts = {
  readonly specializationIds: readonly number[];
  readonly studyLevelIds: readonly number[];
  readonly remoteWork: boolean;
  readonly evidence: Partial<Readonly<Record<ReadValue, Evidence>>>;
};

/** Increase it when the rules of a reader change: offers of another version are read again. */
const rules = 1;

/** Version of what `readOfferTexts` returns. It changes with the rules, the thesaurus and the fields. */
export const readingVersion: string = createHash('sha256')
  .update(JSON.stringify([rules, vocabulary.hash, dataText('job-fields.txt')]))
  .digest('base64url')
  .slice(0, 12);

/** Limit of characters that are read, because a longer text adds nothing but time. */
const maxRead = 10_000;

/** Reads the values that the source of an offer leaves out from its texts. */
export function readOfferTexts(offer: Offer, reference: Pick<Reference, 'specializations'>): ReadFromTexts {
  const [description, profile] = [offer.description, offer.profile].map((text) => text?.slice(0, maxRead) ?? '');
  const text = `${description}\n${profile}`;
  const field = offer.specializationIds.length > 0 ? null : readJobField(offer.title, text, reference);
  const level = offer.studyLevelIds.length > 0 ? null : readStudyLevel(offer.title, text);
  const remote = offer.remoteWork ? null : readRemoteWork(text);
  return {
    specializationIds: field?.ids ?? [],
    studyLevelIds: level?.ids ?? [],
    remoteWork: remote !== null,
    evidence: {
      ...(field === null ? {} : { specializations: evidenceOf(field) }),
      ...(level === null ? {} : { studyLevels: evidenceOf(level) }),
      ...(remote === null ? {} : { remoteWork: { passage: remote.slice(0, maxPassage), confidence: 0.9 } }),
    },
  };
}

const maxPassage = 120;

function evidenceOf({ passage, confidence }: Evidence): Evidence {
  return { passage: passage.slice(0, maxPassage), confidence: Math.round(confidence * 100) / 100 };
}
