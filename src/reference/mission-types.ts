import type { Labelled } from './labelled.ts';

/**
 * The two types of mission: in a company (V.I.E.) or in an administration (V.I.A.). The public offers API has
 * no type 2.
 */
export const missionTypes = [
  { id: 1, code: 'vie', fr: 'V.I.E.', en: 'V.I.E.' },
  { id: 3, code: 'via', fr: 'V.I.A.', en: 'V.I.A.' },
] as const satisfies readonly (Labelled & { readonly code: string })[];

/** Returns the code of an offer’s mission type, which is also its key in the catalogues. */
export function missionTypeOf(offer: { readonly missionTypeId: number }): (typeof missionTypes)[number]['code'] {
  return missionTypes.find(({ id }) => id === offer.missionTypeId)?.code ?? 'vie';
}
