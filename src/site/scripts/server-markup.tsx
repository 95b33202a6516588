import type { ReactNode } from 'react';

type Props = { id: string; className?: string | undefined; children?: ReactNode };

/**
 * An element whose content only the server renders. React does not change this content when it hydrates the
 * page, so browsers need no data for it. Use it for content that never changes while its document is open.
 * The bundler nevertheless includes the code of the content, because the code imports its style sheets.
 */
export function ServerMarkup({ id, className, children }: Props) {
  return import.meta.env.SSR ? (
    <div id={id} className={className}>
      {children}
    </div>
  ) : (
    <div
      id={id}
      className={className}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: (sent[id] ??= readSent(id)) }}
    />
  );
}

/**
 * Content of these elements by id. It is stored because React removes an element when it shows an error
 * screen, and then renders the element again.
 */
const sent: Record<string, string> = {};

/** Reads the content without the films of other sites, because the visitor may withdraw their consent. */
function readSent(id: string): string {
  const content = document.getElementById(id)?.cloneNode(true);
  if (!(content instanceof HTMLElement)) return '';
  for (const placeholder of content.querySelectorAll<HTMLElement>('[data-video]')) {
    placeholder.hidden = false;
    placeholder.nextElementSibling?.replaceChildren();
  }
  return content.innerHTML;
}

// In development an edit of the frame shows at once, because the server renders its content anew.
if (!import.meta.env.SSR && import.meta.hot)
  import.meta.hot.on('vite:afterUpdate', ({ updates }) => {
    if (updates.some(({ path }) => path.includes('/site/frame/'))) location.reload();
  });
