import { isObject, type JsonObject, objectsOf, textOf } from '#content/json.ts';
import { isWebAddress } from '#content/repository/models/is-web-address.ts';
import type { EditCode } from './edit-code.ts';

type Allowed = { readonly blocks: readonly string[]; readonly single: boolean };

/** Says what editors cannot see in the notation of a text: a block or an address that may not stand there. */
export function wrongInBlocks(blocks: readonly JsonObject[], { blocks: allowed, single }: Allowed): EditCode | null {
  if (single && blocks.length > 1) return 'oneBlock';
  if (blocks.some(({ type }) => !allowed.includes(textOf(type)))) return 'block';
  const links = blocks.flatMap(({ spans }) => objectsOf(spans).map(({ data }) => data));
  return links.some(leadsNowhere) ? 'address' : null;
}

const leadsNowhere = (link: unknown): boolean =>
  isObject(link) && link['link_type'] === 'Web' && !isWebAddress(textOf(link['url']));
