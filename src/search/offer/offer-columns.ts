/**
 * What the index keeps of every offer to answer criteria: a text each. Few offers differ in all of them, so
 * that it stands once in a dictionary and offers bear its number. What has few values stands together in one:
 * to count a column costs the same whatever is in it.
 */
export type OfferColumns = {
  /** Zone, country and city: '5/BE/BE-brussels'. */
  readonly place: string;
  /** With its size: '800018/3'. */
  readonly company: string;
  /** The offer's, else its company's; empty for none, as everywhere. */
  readonly sector: string;
  /** Those that it names, in its order, then their families: '248,9;24'. */
  readonly specializations: string;
  readonly studyLevels: string;
  /** What it is written in, then what it asks for: 'fr,de,en'. */
  readonly languages: string;
  /** 'YYYY-MM-DD'. */
  readonly missionStart: string;
  /** Euros a month, with cents where there are any; empty where the offer does not say. */
  readonly allowance: string;
  /** Type, months, and '1' for remote work and for the environment: '1/12//1'. */
  readonly conditions: string;
};
export type ColumnName = keyof OfferColumns;

/** The numbers in a column that holds several. */
export function numbersIn(key: string): number[] {
  return key === '' ? [] : key.split(/[,;]/).filter(Boolean).map(Number);
}

/** Zone, country and city of a place. */
export function placeIn(key: string): { zone: number; country: string; city: string } {
  const [zone = '', country = '', city = ''] = key.split('/');
  return { zone: Number(zone), country, city };
}

/** A company and its size. */
export function companyIn(key: string): { id: number; size: number | null } {
  const [id, size = ''] = key.split('/');
  return { id: Number(id), size: size === '' ? null : Number(size) };
}

/** Euros a month; 0 where the offer does not say. */
export function allowanceIn(key: string): number {
  return Number(key);
}

export function conditionsIn(key: string): { type: number; months: number; remote: boolean; environmental: boolean } {
  const [type, months, remote, environmental] = key.split('/');
  return { type: Number(type), months: Number(months), remote: remote === '1', environmental: environmental === '1' };
}
