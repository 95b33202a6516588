import type { FunnelRow } from '#board/operators/figures/read-funnel.ts';

/** A number of people below this is not told: it could say what one person did. */
export const fewest = 5;

const people = (count: number): number | 'few' => (count > 0 && count < fewest ? 'few' : count);

/** A row as the page and the file tell it. */
export type MaskedRow = ReturnType<typeof maskedRow>;

/** Returns a row without numbers of few people, and without times that few answers took. */
export function maskedRow({ registrations, applications, answered, medianHours, slowHours, ...row }: FunnelRow) {
  const areTold = answered >= fewest;
  return {
    ...row,
    registrations: people(registrations),
    applications: people(applications),
    answered: people(answered),
    medianHours: areTold ? medianHours : null,
    slowHours: areTold ? slowHours : null,
  };
}
