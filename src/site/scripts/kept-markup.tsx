import { type ReactNode, use } from 'react';
import { Rendering } from './scripted.ts';

type Props = {
  as: 'article' | 'nav' | 'div';
  'aria-label'?: string;
  className?: string | undefined;
  /** Everything on which the markup depends, as JSON values. */
  by: readonly unknown[];
  /** Uses no context. */
  children: ReactNode;
};

/**
 * An element whose content the server renders once for equal values of `by`, for all pages. The browser
 * hydrates the content like any other: the kept markup is what React renders in place.
 */
export function KeptMarkup({ as: Tag, by, children, ...attributes }: Props) {
  const markupOf = use(Rendering)?.markupOf;
  if (!markupOf) return <Tag {...attributes}>{children}</Tag>;
  return <Tag {...attributes} dangerouslySetInnerHTML={{ __html: markupOf(JSON.stringify(by), children) }} />;
}
