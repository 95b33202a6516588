import { parseArgs } from 'node:util';
import { type Role, roles } from '#staff/roles.ts';

/** A command for the program `staff`, as it was typed. */
export type AskedStaff =
  | { readonly command: 'list' }
  | { readonly command: 'link'; readonly email: string }
  | { readonly command: 'role'; readonly email: string; readonly roles: readonly Role[] }
  | { readonly command: 'remove'; readonly email: string; readonly reason: string }
  | {
      readonly command: 'add';
      readonly email: string;
      readonly name: string;
      readonly roles: readonly Role[];
      readonly reason: string | null;
    };

const commands = ['add', 'role', 'remove', 'list', 'link'] as const;

/** Returns the command of a command line. Returns a text if the command has a fault; '' without a command. */
export function readAskedStaff(words: readonly string[]): AskedStaff | string {
  const text = { type: 'string' } as const;
  const options = { name: text, reason: text, role: { type: 'string', multiple: true } } as const;
  const { values, positionals } = parseArgs({ args: [...words], allowPositionals: true, options });
  const [named, email = '', ...rest] = positionals;
  const command = commands.find((one) => one === named);
  if (command === undefined) return named === undefined ? '' : `There is no command ${named}.`;
  if (command === 'list') return email === '' ? { command } : 'list takes no address.';
  if (email === '') return `${command} needs the e-mail address of the person.`;
  if (rest.length > 0) return `There is one address, not ${[email, ...rest].join(' and ')}.`;
  if (command === 'link') return { command, email };
  if (command === 'remove') {
    const reason = values.reason?.trim() ?? '';
    return reason === '' ? 'Say why: --reason "…". The audit keeps it.' : { command, email, reason };
  }
  const given = rolesIn(values.role ?? []);
  if (given === null) return `--role is one of ${roles.join(', ')}; it may be given several times.`;
  if (command === 'role')
    return values.name === undefined
      ? { command, email, roles: given }
      : 'role sets roles; names change in the office.';
  const name = values.name?.trim() ?? '';
  return name === ''
    ? 'Name the person: --name.'
    : { command, email, name, roles: given, reason: values.reason ?? null };
}

/** Returns the roles that were named; null if there is none, or an unknown one. */
function rolesIn(named: readonly string[]): readonly Role[] | null {
  const known = roles.filter((role) => named.includes(role));
  return known.length > 0 && known.length === new Set(named).size ? known : null;
}
