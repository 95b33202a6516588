import { type ReactNode, use } from 'react';
import { Rendering } from './scripted.ts';

type Props = {
  as: 'article' | 'nav' | 'ul';
  'aria-label'?: string;
  className?: string | undefined;
  /** All values on which the markup depends, as JSON values. */
  by: readonly unknown[];
  /** The content. It must not use a React context. */
  children: ReactNode;
};

/**
 * An element whose content the server renders once for equal values of `by`, whatever the page. The browser
 * hydrates the content as usual, because the cached markup is the same that React would render.
 */
export function CachedMarkup({ as: Tag, by, children, ...attributes }: Props) {
  const markupOf = use(Rendering)?.markupOf;
  if (!markupOf) return <Tag {...attributes}>{children}</Tag>;
  return <Tag {...attributes} dangerouslySetInnerHTML={{ __html: markupOf(JSON.stringify(by), children) }} />;
}
