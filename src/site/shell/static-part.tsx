import { type ReactNode, useEffect } from 'react';

type Props = {
  /** Unique in the page, and of what the part is about: two offers have two. */
  id: string;
  as?: 'div' | 'dl' | 'section' | 'ul';
  className?: string | undefined;
  'aria-labelledby'?: string;
  /** `import.meta.env.SSR ? <Part /> : null`, so that the bundler leaves the part's code out of the browser's. */
  children: ReactNode;
};

const kept = new Map<string, string>();

/**
 * A part of the page that stays as it is while its document lives: text and plain links that depend neither on the address nor
 * on what happens. The server renders it; the browser keeps what it received, and needs neither its code nor its words. Where
 * the router brings it without a document, the document is loaded.
 */
export function StaticPart({ as: Tag = 'div', children, ...attributes }: Props) {
  if (import.meta.env.SSR) return <Tag {...attributes}>{children}</Tag>;
  return <Kept as={Tag} {...attributes} />;
}

function Kept({ as: Tag = 'div', ...attributes }: Omit<Props, 'children'>) {
  const html = keep(attributes.id);
  useEffect(() => {
    if (html === undefined) window.location.reload();
  }, [html]);
  return <Tag {...attributes} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html ?? '' }} />;
}

// Kept beyond the element: an error screen brings a shell of its own.
function keep(id: string): string | undefined {
  const html = kept.get(id) ?? document.getElementById(id)?.innerHTML;
  if (html !== undefined) kept.set(id, html);
  return html;
}
