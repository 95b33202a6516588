import { z } from 'zod';
import type { Locale } from '#words/locale.ts';

/** How much a sign-up asks. */
export type Registration = 'simple' | 'complete';

/** The request parameter that says it; `registration` is one of OpenID Connect Core §7.2.1. */
export const registrationParameter = 'registration_kind';

type Choice = { readonly value: string; readonly label: string };

/** What a complete sign-up lets one choose from, by name in the language of the page. */
export type RegistrationLists = { readonly nationalities: readonly Choice[]; readonly studyLevels: readonly Choice[] };
export type ReadRegistrationLists = (locale: Locale) => Promise<RegistrationLists>;

/** To whom missions are open: both ages included. */
export type Ages = { readonly youngest: number; readonly oldest: number };

/** What a complete sign-up asks beyond a simple one. */
export const details = z.object({ birthDate: z.iso.date(), nationality: z.string(), studyLevel: z.string() });
export type Details = z.infer<typeof details>;
