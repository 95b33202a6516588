import { z } from 'zod';
import type { Locale } from '#words/locale.ts';

/** Amount of data that a sign-up asks for: simple or complete. */
export type Registration = 'simple' | 'complete';

export const otherRegistration = { simple: 'complete', complete: 'simple' } as const;

/** Name of the request parameter; `registration` itself is taken by OpenID Connect Core §7.2.1. */
export const registrationParameter = 'registration_kind';

/** Returns the kind of sign-up that the page's address names, else the kind that the site requested. */
export function registrationOf(path: string, asked: unknown): Registration {
  const chosen = /[/-](simple|complete)$/.exec(path)?.[1] ?? asked;
  return chosen === 'complete' ? 'complete' : 'simple';
}

type Choice = { readonly value: string; readonly label: string };

/** Choices offered in a complete sign-up, named in the language of the page. */
export type RegistrationLists = { readonly nationalities: readonly Choice[]; readonly studyLevels: readonly Choice[] };
export type ReadRegistrationLists = (locale: Locale) => Promise<RegistrationLists>;

/** Ages from and to which missions are open, both included. */
export type Ages = { readonly youngest: number; readonly oldest: number };

/** Data that only a complete sign-up asks for. */
export const details = z.object({ birthDate: z.iso.date(), nationality: z.string(), studyLevel: z.string() });
export type Details = z.infer<typeof details>;
