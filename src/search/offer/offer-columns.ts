/**
 * The values by which criteria filter, one text for each column. Few offers differ in all columns, so a
 * dictionary stores each text once, and an offer stores its number. Values with few variants share a column,
 * because counting a column takes the same time whatever it contains.
 */
export type OfferColumns = {
  /** Zone, country and city: '5/BE/BE-brussels'. */
  readonly place: string;
  /** Company and its size: '800018/3'. */
  readonly company: string;
  /** The sector of the offer, or else of its company; empty if unknown, as in every column. */
  readonly sector: string;
  /** Job fields in the offer's order, then their families: '248,9;24'. */
  readonly specializations: string;
  readonly studyLevels: string;
  /** Language of the text, then required languages, which may contain it again: 'fr;de,fr'. */
  readonly languages: string;
  /** 'YYYY-MM-DD'. */
  readonly missionStart: string;
  /** Euros a month as shown, with cents if any: an estimate by the scale too; empty if unknown. */
  readonly allowance: string;
  /** Mission type, months, '1' for remote work, '1' for an environmental purpose: '1/12//1'. */
  readonly conditions: string;
};
export type ColumnName = keyof OfferColumns;

/** Reads the numbers of a column that contains several values. */
export function numbersIn(key: string): number[] {
  return key === '' ? [] : key.split(/[,;]/).filter(Boolean).map(Number);
}

/** Reads the language of the text, and the required languages. */
export function languagesIn(key: string): { written: string; asked: string[] } {
  const [written = '', asked = ''] = key.split(';');
  return { written, asked: asked === '' ? [] : asked.split(',') };
}

/** Reads zone, country and city from the column of places. */
export function placeIn(key: string): { zone: number; country: string; city: string } {
  const [zone = '', country = '', city = ''] = key.split('/');
  return { zone: Number(zone), country, city };
}

/** A company and its size. */
export function companyIn(key: string): { id: number; size: number | null } {
  const [id, size = ''] = key.split('/');
  return { id: Number(id), size: size === '' ? null : Number(size) };
}

/** Reads the euros a month from the column of allowances; 0 if unknown. */
export function allowanceIn(key: string): number {
  return Number(key);
}

export function conditionsIn(key: string): { type: number; months: number; remote: boolean; environmental: boolean } {
  const [type, months, remote, environmental] = key.split('/');
  return { type: Number(type), months: Number(months), remote: remote === '1', environmental: environmental === '1' };
}
