import { createHash } from 'node:crypto';
import { type AllowanceScale, scaleOfFile } from './scale-of-file.ts';

/** A monthly allowance in euros, with its common and its local part. */
export type ScaleAllowance = {
  readonly fixed: number;
  readonly local: number;
  readonly monthly: number;
  /** Says if the allowance is listed for the city itself, or only for its country. */
  readonly of: 'city' | 'country';
};

const ofFile = { scale: scaleOfFile, hash: hashOf(scaleOfFile) };
let current = ofFile;

/**
 * The official French scale that this process uses (arrêté on allowances for V.I.E. and V.I.A.). It always is
 * the newest one: whoever keeps what follows from it must compare its hash.
 */
export const scaleInForce = {
  get year(): number {
    return current.scale.year;
  },
  /** Changes whenever an amount of the scale changes. An index with amounts of another scale is rebuilt. */
  get hash(): string {
    return current.hash;
  },
  /** The hash of the scale that comes with the program. */
  hashOfFile: ofFile.hash,
};

/** Makes this process use a scale, from now on. */
export function putIntoForce(scale: AllowanceScale): void {
  if (scale !== current.scale) current = { scale, hash: hashOf(scale) };
}

/**
 * Returns the monthly allowance of a place according to the scale; null if the scale does not list the place.
 * @param cityKey see `cityKey`
 */
export function scaleAllowance(countryId: string, cityKey: string): ScaleAllowance | null {
  const { fixed, byCountry, byCity } = current.scale;
  const ofCity = byCity.get(cityKey);
  const local = ofCity ?? byCountry.get(countryId);
  if (local === undefined) return null;
  return { fixed, local, monthly: wholeCents(fixed + local), of: ofCity === undefined ? 'country' : 'city' };
}

/** Rounds to cents, because sums of euros in floating point are inexact. */
export const wholeCents = (euros: number): number => Math.round(euros * 100) / 100;

function hashOf({ fixed, byCountry, byCity }: AllowanceScale): string {
  return createHash('sha256')
    .update(JSON.stringify([fixed, [...byCountry], [...byCity]]))
    .digest('base64url');
}
