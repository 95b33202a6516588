import { parseArgs } from 'node:util';

export type AskedAccount =
  /** `to` is the file to write. */
  | { readonly what: 'export'; readonly named: string; readonly to: string }
  /** A request to delete an account: at once, or after the grace period. `isSure` skips the confirmation. */
  | { readonly what: 'delete'; readonly named: string; readonly atOnce: boolean; readonly isSure: boolean };

const options = { to: { type: 'string' }, now: { type: 'boolean' }, yes: { type: 'boolean' } } as const;

/**
 * Returns the requested action and account, or a text about the fault in the command.
 * @throws the error of `parseArgs`
 */
export function readAskedAccount(words: readonly string[]): AskedAccount | string {
  const { values, positionals } = parseArgs({ args: [...words], allowPositionals: true, options });
  const [what, named = '', ...more] = positionals;
  const { to, now, yes } = values;
  if (what !== 'export' && what !== 'delete') return '';
  if (named.trim() === '' || more.length > 0) return 'Name one account, by its e-mail address or its object id.';
  if (what === 'delete') return to === undefined ? deleting(named, now, yes) : '--to belongs to export.';
  if (now || yes) return '--now and --yes belong to delete.';
  return to ? { what, named, to } : 'Name the file to write: --to <file.zip>.';
}

const deleting = (named: string, atOnce = false, isSure = false): AskedAccount => ({
  what: 'delete',
  named,
  atOnce,
  isSure,
});
