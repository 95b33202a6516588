import { isDecodable, pathOf } from '#http/address.ts';
import { languages, localeOf } from '#words/locale.ts';

/** There is no screen below this path, whatever editors publish. */
const nowhere = '/-/-/';

/**
 * Replaces addresses that the site cannot read, so that it answers with its page for missing pages: a path
 * that does not decode, or a path that begins with two slashes, which in a link means another site.
 */
export function readableAddress(address: string): string {
  const path = pathOf(address);
  const { prefix } = languages[localeOf(path)];
  const own = prefix + path.slice(prefix.length).replace(/^[/\\]{2}/, nowhere);
  return (isDecodable(own) ? own : own.replaceAll('%', '%25')) + address.slice(path.length);
}
