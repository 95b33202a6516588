/**
 * Candidates are aged 18 to 28, both included, by the law on international volunteering (Code du service
 * national, L. 122-4).
 */
export const minAge = 18;
export const maxAge = 28;

/**
 * Returns the completed years of age on a day; both days are 'YYYY-MM-DD'. In a common year, a person born on
 * 29 February turns a year older on 1 March.
 */
export function ageOn(birthDate: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return day.slice(5) < birthDate.slice(5) ? years - 1 : years;
}

/**
 * Returns the reason why a person with this birth date may not apply for a mission on that day; undefined if
 * the person may.
 */
export function ageRefusal(birthDate: string, day: string): 'tooYoung' | 'tooOld' | undefined {
  const age = ageOn(birthDate, day);
  if (age < minAge) return 'tooYoung';
  return age > maxAge ? 'tooOld' : undefined;
}

/**
 * Returns the last day ('YYYY-MM-DD') on which a person with this birth date may leave: the 29th birthday
 * (Business France). The last day to apply is the day before.
 */
export function lastDepartureDay(birthDate: string): string {
  const [year = 0, month = 1, date = 1] = birthDate.split('-').map(Number);
  return new Date(Date.UTC(year + maxAge + 1, month - 1, date)).toISOString().slice(0, 10);
}

/** Returns the first day ('YYYY-MM-DD') on which a person with this birth date is old enough. */
export function firstEligibleDay(birthDate: string): string {
  const [year = 0, month = 1, date = 1] = birthDate.split('-').map(Number);
  return new Date(Date.UTC(year + minAge, month - 1, date)).toISOString().slice(0, 10);
}
