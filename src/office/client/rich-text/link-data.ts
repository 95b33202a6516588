import { isObject, type JsonObject, textOf } from '#content/json.ts';
import { isWebAddress } from '#content/repository/models/is-web-address.ts';

/** Reads the target of a link that was pasted or chosen; null for anything that is none. */
export function linkFrom(value: unknown): JsonObject | null {
  if (!isObject(value)) return null;
  const { link_type, id, url, target } = value;
  const kept = target === '_blank' ? { target } : {};
  if (link_type === 'Document' && /^[\w-]{1,64}$/.test(textOf(id))) return { link_type, id };
  return link_type === 'Web' && isWebAddress(textOf(url)) ? { link_type, url, ...kept } : null;
}

/** Reads an address as people type it: `example.org` and `claire@example.org` are addresses too. */
export function addressFrom(typed: string): string | null {
  const text = typed.trim();
  if (isWebAddress(text) && text.length <= 2000) return text;
  const given = /^[^\s@/]+@[\w-]+(\.[\w-]+)+$/.test(text)
    ? `mailto:${text}`
    : /^[\w-]+(\.[\w-]+)+(:\d+)?([/?#]\S*)?$/.test(text) && `https://${text}`;
  return given && isWebAddress(given) ? given : null;
}
