import { english } from './phrases-en.ts';
import { french } from './phrases-fr.ts';
import type { Random } from './random.ts';
import { type Plan, type OfferScene, sceneOf } from './scene.ts';

export type ComposedText = { readonly title: string; readonly description: string; readonly profile: string };

/**
 * Writes the texts of a plan: several paragraphs, tasks and skills as lists, with the typography of the
 * language.
 */
export function composeText(random: Random, plan: Plan): ComposedText {
  const scene = sceneOf(random, plan);
  const typeset = plan.language === 'fr' ? spacedFrench : (text: string) => text;
  return {
    title: title(random, plan, scene),
    description: typeset(description(random, plan, scene)),
    profile: typeset(profile(random, plan, scene)),
  };
}

function title(random: Random, { language, city }: Plan, { words }: OfferScene): string {
  const place = random.chance(0.12) ? ` – ${city[language]}` : '';
  return `${random.pick(words.titles)}${place} ${language === 'fr' ? '(H/F)' : '(M/F)'}`;
}

function description(random: Random, { language, remote, environmental }: Plan, scene: OfferScene): string {
  const phrases = phrasesOf(language);
  const { words } = scene;
  return paragraphs(
    `${random.pick(phrases.openings)(scene)} ${random.pick(words.purposes)}`,
    list(random.pick(phrases.missionHeadings), random.some(words.missions, random.integer(4, 6))),
    sentences(
      ...random.some(phrases.surroundings, random.integer(1, 2)).map((phrase) => phrase(scene)),
      remote && random.pick(phrases.remote)(scene),
      environmental && random.pick(phrases.environmental),
    ),
    sentences(...random.some(phrases.extras, random.integer(0, 2)).map((phrase) => phrase(scene))),
  );
}

function profile(random: Random, { language }: Plan, scene: OfferScene): string {
  const phrases = phrasesOf(language);
  const { words, localLanguage } = scene;
  return paragraphs(
    sentences(random.pick(phrases.studies)(scene), random.pick(phrases.experience)),
    list(random.pick(phrases.skillHeadings), random.some(words.skills, random.integer(3, 4))),
    sentences(
      random.pick(phrases.languages)(scene),
      localLanguage !== null && random.chance(0.7) && random.pick(phrases.localLanguage)(localLanguage),
    ),
    random.chance(0.6) && random.pick(phrases.closings)(scene),
  );
}

function phrasesOf(language: Plan['language']): typeof french {
  return language === 'fr' ? french : english;
}

function list(heading: string, items: readonly string[]): string {
  const last = items.length - 1;
  return [heading, ...items.map((item, index) => `- ${item}${index === last ? '.' : ';'}`)].join('\n');
}

function sentences(...parts: readonly (string | false)[]): string {
  return parts.filter((part) => part !== false).join(' ');
}

function paragraphs(...parts: readonly (string | false)[]): string {
  return parts.filter((part) => part !== false && part !== '').join('\n\n');
}

/** Puts a no-break space before high punctuation marks, where the phrases have a plain space or no space. */
function spacedFrench(text: string): string {
  return text.replaceAll(/[ \u00a0]?([;:?!])(?=\s|$)/g, '\u00a0$1');
}
