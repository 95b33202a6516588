import { isDecodable, pathOf } from '#http/address.ts';
import { languages, localeOf } from '#words/locale.ts';

/** A path below which no screen can be, whatever editors publish. */
const nowhere = '/-/-/';

/**
 * Replaces an address that the site cannot read by an address without a screen, so that the visitor gets the
 * page for missing pages. The site cannot read a path that does not decode, nor a path that begins with two
 * slashes, because in a link two slashes mean another site.
 */
export function readableAddress(address: string): string {
  const path = pathOf(address);
  const { prefix } = languages[localeOf(path)];
  const own = prefix + path.slice(prefix.length).replace(/^[/\\]{2}/, nowhere);
  return (isDecodable(own) ? own : own.replaceAll('%', '%25')) + address.slice(path.length);
}
