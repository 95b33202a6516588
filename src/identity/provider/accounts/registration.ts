import { z } from 'zod';
import type { Locale } from '#words/locale.ts';

/** How much a sign-up asks for: simple or complete. */
export type Registration = 'simple' | 'complete';

export const otherRegistration = { simple: 'complete', complete: 'simple' } as const;

/**
 * Name of the request parameter. It is not `registration`, because OpenID Connect Core §7.2.1 uses that name.
 */
export const registrationParameter = 'registration_kind';

/** Value of the parameter for people who enter the office. They make an account without a profile. */
export const ofStaff = 'staff';

/**
 * Returns the kind of sign-up: that of the page's address, else the one that the site requested. Staff have
 * the simple one alone.
 */
export function registrationOf(path: string, asked: unknown): Registration {
  if (asked === ofStaff) return 'simple';
  const chosen = /[/-](simple|complete)$/.exec(path)?.[1] ?? asked;
  return chosen === 'complete' ? 'complete' : 'simple';
}

type Choice = { readonly value: string; readonly label: string };

/** Choices of a complete sign-up, with their names in the language of the page. */
export type RegistrationLists = { readonly nationalities: readonly Choice[]; readonly studyLevels: readonly Choice[] };
export type ReadRegistrationLists = (locale: Locale) => Promise<RegistrationLists>;

/** The youngest and the oldest age at which people may apply for missions, both included. */
export type Ages = { readonly youngest: number; readonly oldest: number };

/** Reason why missions may not be open to a person. */
export type Doubt = 'tooYoung' | 'tooOld' | 'nationality';

/** Returns the first reason why missions may not be open to a person; null if there is none. */
export type ReadDoubt = (answers: { readonly birthDate: string; readonly nationality: string }) => Doubt | null;

/** Data that only a complete sign-up asks for. */
export const details = z.object({ birthDate: z.iso.date(), nationality: z.string(), studyLevel: z.string() });
export type Details = z.infer<typeof details>;
