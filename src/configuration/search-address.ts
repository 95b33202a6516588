import { z } from 'zod';
import { isThisMachine } from './this-machine.ts';

/** An OpenSearch cluster. */
export type SearchAddress = {
  /** One address for each node, with the name and the password if the cluster asks for them. */
  readonly nodes: readonly [string, ...string[]];
  /** Prefix of our indexes. Installations with the same cluster need different prefixes. */
  readonly prefix: string;
};

const mostNodes = 20;

// As in DATABASE_URL, the nodes stand between the password and the path.
const shape = /^(https?:\/\/)([^@/?#]*@)?([^@/?#]+)(?:\/([a-z0-9][a-z0-9-]{0,39})?)?$/;

/** An address such as `https://user:password@one:9200,two:9200/board`. */
export const searchAddress = z.string().transform((text, context): SearchAddress => {
  const address = readAddress(text);
  if (address !== null) return address;
  context.addIssue({ code: 'custom' });
  return z.NEVER;
});

function readAddress(text: string): SearchAddress | null {
  const [, protocol = '', user = '', hosts = '', prefix = 'mvi'] = shape.exec(text) ?? [];
  const [first, ...others] = hosts.split(',').map((host) => `${protocol}${user}${host}`);
  if (first === undefined || protocol === '' || others.length >= mostNodes) return null;
  return [first, ...others].every(isSafeNode) ? { nodes: [first, ...others], prefix } : null;
}

/** The cluster sees what is searched and its password: over TLS, or within this machine. */
function isSafeNode(address: string): boolean {
  const url = URL.parse(address);
  if (url === null || url.hostname === '') return false;
  return url.protocol === 'https:' || isThisMachine(url.hostname);
}
