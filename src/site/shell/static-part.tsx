import type { ReactNode } from 'react';

type Props = {
  /** Unique in the page, and the same on every page. */
  id: string;
  as?: 'div' | 'ul';
  className?: string | undefined;
  /** `import.meta.env.SSR ? <Part /> : null`, so that the bundler leaves the part's code out of the browser's. */
  children: ReactNode;
};

const kept = new Map<string, string>();

/**
 * A part of the page that is the same as long as its document lives: links that depend neither on the address nor on what
 * happens. The server renders it; the browser keeps what it received, and needs neither its code nor its words.
 * Its CSS module must also be imported by a file that the browser has, or its styles are not linked.
 */
export function StaticPart({ id, as: Tag = 'div', className, children }: Props) {
  if (import.meta.env.SSR) {
    return (
      <Tag id={id} className={className}>
        {children}
      </Tag>
    );
  }
  return <Tag id={id} className={className} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: keep(id) }} />;
}

// Kept beyond the element: an error screen brings a shell of its own.
function keep(id: string): string {
  const html = kept.get(id) ?? document.getElementById(id)?.innerHTML ?? '';
  kept.set(id, html);
  return html;
}
