import { z } from 'zod';

/** A database at one or more hosts, as the program understands the address. */
export type DatabaseAddress = {
  /** One address for each host, in the order given. */
  readonly hosts: readonly [string, ...string[]];
  /** True if a pooler in between gives each transaction another session (`pool_mode=transaction`). */
  readonly isPooled: boolean;
};

const mostHosts = 5;

// The form of libpq («Connection URIs»): the hosts stand between the password and the name of the database.
const shape = /^(postgres(?:ql)?:\/\/(?:[^@/?#]*@)?)([^@/?#]*)([^#]*)$/;

/**
 * Reads an address such as `postgres://user:password@one:5432,two:5432/database`. Null for another address.
 * The program always wants the host that takes writes, so `target_session_attrs` may only say so.
 */
export function readDatabaseAddress(text: string): DatabaseAddress | null {
  const [, start, hosts, rest] = shape.exec(text) ?? [];
  if (start === undefined || hosts === undefined || rest === undefined) return null;
  const [path = '', search = ''] = rest.split('?', 2);
  const parameters = new URLSearchParams(search);
  const [mode, wanted] = [parameters.get('pool_mode'), parameters.get('target_session_attrs')];
  if (mode !== null && mode !== 'session' && mode !== 'transaction') return null;
  if (wanted !== null && wanted !== 'read-write' && wanted !== 'primary') return null;
  const isPooled = mode === 'transaction';
  if (mode === null && wanted === null && !hosts.includes(',')) return URL.canParse(text) ? of([text], isPooled) : null;
  parameters.delete('pool_mode');
  parameters.delete('target_session_attrs');
  const end = parameters.size === 0 ? path : `${path}?${parameters}`;
  return of(
    hosts.split(',').map((host) => `${start}${host}${end}`),
    isPooled,
  );
}

function of([first, ...others]: readonly string[], isPooled: boolean): DatabaseAddress | null {
  if (first === undefined || others.length >= mostHosts) return null;
  const hosts: DatabaseAddress['hosts'] = [first, ...others];
  const areHosts = others.length === 0 || hosts.every((host) => (URL.parse(host)?.hostname ?? '') !== '');
  return areHosts && hosts.every((host) => URL.canParse(host)) ? { hosts, isPooled } : null;
}

/** An address of a database, which may name several hosts. */
export const databaseAddress = z
  .string()
  .max(2000)
  .refine((text) => readDatabaseAddress(text) !== null);
