import { locales } from '#words/locale.ts';
import { requestContext } from '#site/request/context.ts';
import { addressOf } from '#site/routing/addresses.ts';
import { personalPaths } from '#site/routing/personal-paths.ts';
import { defineScreen } from '#site/routing/screen-handle.ts';
import type { Route } from './+types/robots.ts';

export const handle = defineScreen({ hydrate: true, cache: { seconds: 600, about: [] } });

/**
 * Paths that require sign-in, which robots cannot do. Secret addresses are listed nowhere, not even here.
 * Their answers have a noindex header, which only people with the address can see.
 */
const personal = [...personalPaths, '/connexion', '/inscription', '/mot-de-passe'] as const;

/** `/robots.txt`: allows everything except personal pages. */
export function loader({ context }: Route.LoaderArgs): Response {
  const { publicUrl } = context.get(requestContext);
  const paths = locales.flatMap((locale) => personal.map((path) => addressOf(locale, path)));
  const lines = [
    'User-agent: *',
    ...paths.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${new URL('/sitemap.xml', publicUrl).href}`,
    '',
  ];
  return new Response(lines.join('\n'), { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
}
