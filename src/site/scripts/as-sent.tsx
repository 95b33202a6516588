import type { ReactNode } from 'react';

type Props = { id: string; className?: string | undefined; children?: ReactNode };

/**
 * An element whose content only the server renders: React leaves the content of a loaded page alone, so that
 * browsers need no data for it. For content that stays the same as long as its document. The bundler keeps
 * the code of the content, because its style sheets belong to the code.
 */
export function AsSent({ id, className, children }: Props) {
  return import.meta.env.SSR ? (
    <div id={id} className={className}>
      {children}
    </div>
  ) : (
    <div
      id={id}
      className={className}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: (sent[id] ??= document.getElementById(id)?.innerHTML ?? '') }}
    />
  );
}

/** Content by id: React removes the element when it shows an error screen, with a frame of its own. */
const sent: Record<string, string> = {};
