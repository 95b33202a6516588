import { type ReactNode, use } from 'react';
import { Rendering } from './scripted.ts';

type Props = {
  as: 'article' | 'nav' | 'div';
  'aria-label'?: string;
  className?: string | undefined;
  /** Everything that determines the markup, as JSON values. */
  by: readonly unknown[];
  /** The content must not use a context. */
  children: ReactNode;
};

/**
 * An element whose content the server renders once for equal values of `by`, for all pages. The browser
 * hydrates the content like any other content, because the cached markup is the markup that React would
 * render.
 */
export function CachedMarkup({ as: Tag, by, children, ...attributes }: Props) {
  const markupOf = use(Rendering)?.markupOf;
  if (!markupOf) return <Tag {...attributes}>{children}</Tag>;
  return <Tag {...attributes} dangerouslySetInnerHTML={{ __html: markupOf(JSON.stringify(by), children) }} />;
}
