import office from '#words/fr/office.json' with { type: 'json' };
import { useTranslations } from '#words/use-translations.ts';

type LetterName = keyof (typeof office)['letters'];

const isLetterName = (name: string): name is LetterName => Object.hasOwn(office.letters, name);

/** Key of the words of a letter, from the name of its job; null for a job of another version. */
export function letterWord(job: string): LetterName | null {
  const name = job.replaceAll(/[.-]/g, '_');
  return isLetterName(name) ? name : null;
}

/** Returns the function that names a letter by its job. */
export function useLetterName() {
  const t = useTranslations('office');
  return (job: string): string => {
    const word = letterWord(job);
    return word === null ? job : t(`letters.${word}`);
  };
}
