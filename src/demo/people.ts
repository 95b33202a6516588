import { listedNames } from '#data/line-parts.ts';
import { readOutline, loneText } from '#data/outline.ts';
import type { DemoCompany } from './generate-companies.ts';
import type { Random } from './random.ts';

const people = readOutline('demo/people.txt');

/** Returns the names below a heading of the file. */
function namesBelow(heading: 'women' | 'men' | 'families'): string[] {
  const names = people
    .filter(({ text }) => text === heading)
    .flatMap(({ below }) => below.flatMap((line) => listedNames(loneText(line))));
  if (names.length === 0) throw new Error(`src/data/demo/people.txt: expected names below «${heading}»`);
  return names;
}

const women = namesBelow('women');
const men = namesBelow('men');
const families = namesBelow('families');

export type Contact = {
  contact_civility: string;
  contact_first_name: string;
  contact_last_name: string;
  contact_email: string;
  contact_url: string | null;
};

/** Returns an invented recruiter at the company's own domain, which cannot receive mail. */
export function contactOf(random: Random, { domain }: DemoCompany): Contact {
  const woman = random.chance(0.5);
  return {
    contact_civility: woman ? 'Mme' : 'M.',
    contact_first_name: random.pick(woman ? women : men),
    contact_last_name: random.pick(families),
    contact_email: `recrutement@${domain}`,
    contact_url: random.chance(0.2) ? `https://www.${domain}/` : null,
  };
}
