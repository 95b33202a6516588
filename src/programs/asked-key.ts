import { z } from 'zod';
import { day } from '#durations.ts';
import { isScope, type Scope, scopes } from '#board/operators/keys/scopes.ts';

type Values = { readonly name?: string; readonly scopes?: string; readonly expires?: string };
type AskedKey = { readonly name: string; readonly scopes: readonly Scope[]; readonly expiresAt: Date | null };

const calendarDay = z.iso.date();

/** The key that is asked for, good until its last day ends (UTC), or what is wrong with it. */
export function readAskedKey({ name = '', scopes: list = '', expires }: Values): AskedKey | string {
  const named = list.split(',').map((scope) => scope.trim());
  if (name.trim() === '') return 'Name the operator: --name.';
  if (!named.every(isScope)) return `--scopes are of ${scopes.join(', ')}.`;
  if (expires !== undefined && !calendarDay.safeParse(expires).success) return '--expires is a day such as 2027-12-31.';
  const expiresAt = expires === undefined ? null : new Date(Date.parse(`${expires}T00:00:00Z`) + day);
  return { name: name.trim(), scopes: named, expiresAt };
}
