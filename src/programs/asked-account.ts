import { parseArgs } from 'node:util';
import { candidateReadLimits } from '#board/operators/people/candidate-read-limits.ts';
import { readReason, reasonNeeded } from './asked-reason.ts';

/** The account, and the reason that its candidate reads. */
type Named = { readonly named: string; readonly reason: string };

export type AskedAccount = Named &
  (
    | { readonly what: 'export'; /** File to write. */ readonly to: string }
    /** Deletes at once, or after the grace period. `isSure` skips the confirmation. */
    | { readonly what: 'delete'; readonly atOnce: boolean; readonly isSure: boolean }
  );

const text = { type: 'string' } as const;
const options = { to: text, reason: text, now: { type: 'boolean' }, yes: { type: 'boolean' } } as const;

/**
 * Returns the requested action and account, or a text about the fault in the command.
 * @throws the error of `parseArgs`
 */
export function readAskedAccount(words: readonly string[]): AskedAccount | string {
  const { values, positionals } = parseArgs({ args: [...words], allowPositionals: true, options });
  const [what, name = '', ...more] = positionals;
  const { to, now: atOnce = false, yes: isSure = false } = values;
  if (what !== 'export' && what !== 'delete') return '';
  const named = name.trim();
  if (named === '' || named.length > candidateReadLimits.find || more.length > 0)
    return 'Name one account, by its e-mail address or its object id.';
  if (what === 'delete' && to !== undefined) return '--to belongs to export.';
  if (what === 'export' && (atOnce || isSure)) return '--now and --yes belong to delete.';
  if (what === 'export' && !to) return 'Name the file to write: --to <file.zip>.';
  const reason = readReason(values.reason);
  if (reason === null) return `Say why: --reason "…", ${reasonNeeded}. The candidate reads it.`;
  return to === undefined ? { what: 'delete', named, reason, atOnce, isSure } : { what: 'export', named, reason, to };
}
