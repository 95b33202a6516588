import { partsContext } from '../context.ts';
import type { ScreenHandle } from '../shell/screen-handle.ts';
import type { Route } from './+types/robots.ts';

export const handle: ScreenHandle = { cache: { seconds: 600, about: [] } };

/** `/robots.txt`: everything may be read; what is to stay out of search engines says so itself. */
export function loader({ context }: Route.LoaderArgs): Response {
  const { publicUrl } = context.get(partsContext);
  const lines = ['User-agent: *', 'Disallow:', `Sitemap: ${new URL('/sitemap.xml', publicUrl).href}`, ''];
  return new Response(lines.join('\n'), { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
}
