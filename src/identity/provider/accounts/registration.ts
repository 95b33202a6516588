import { z } from 'zod';
import type { Locale } from '#words/locale.ts';

/** How much a sign-up asks. */
export type Registration = 'simple' | 'complete';

export const otherRegistration = { simple: 'complete', complete: 'simple' } as const;

/** The request parameter that says it; `registration` is one of OpenID Connect Core §7.2.1. */
export const registrationParameter = 'registration_kind';

/** How much a page asks: its address says it where somebody has chosen, else the site. */
export function registrationOf(path: string, asked: unknown): Registration {
  const chosen = /[/-](simple|complete)$/.exec(path)?.[1] ?? asked;
  return chosen === 'complete' ? 'complete' : 'simple';
}

type Choice = { readonly value: string; readonly label: string };

/** What a complete sign-up lets one choose from, by name in the language of the page. */
export type RegistrationLists = { readonly nationalities: readonly Choice[]; readonly studyLevels: readonly Choice[] };
export type ReadRegistrationLists = (locale: Locale) => Promise<RegistrationLists>;

/** To whom missions are open: both ages included. */
export type Ages = { readonly youngest: number; readonly oldest: number };

/** What a complete sign-up asks beyond a simple one. */
export const details = z.object({ birthDate: z.iso.date(), nationality: z.string(), studyLevel: z.string() });
export type Details = z.infer<typeof details>;
