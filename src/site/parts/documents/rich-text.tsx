import type { RichTextField } from '@prismicio/client';
import { PrismicRichText, type RichTextComponents } from '@prismicio/react';
import { clsx } from 'clsx';
import { createElement, type ReactNode } from 'react';
import { EmbeddedVideo } from '#site/parts/consent/embedded-video.tsx';
import { ContentLink } from './content-link.tsx';
import styles from './rich-text.module.css';

type Props = {
  readonly field: RichTextField | null | undefined;
  /** Level of the heading above the text. Headings in the text begin one level below it. */
  readonly under?: 1 | 2 | 3;
  readonly className?: string | undefined;
};

/**
 * A rich text of the content system, rendered with the site's own elements only, so that no HTML, class or
 * frame of a document gets into the page.
 */
export function RichText({ field, under = 1, className }: Props) {
  return (
    <div className={clsx(styles.text, className)}>
      <PrismicRichText field={field} components={elements[under]} />
    </div>
  );
}

const elements = { 1: elementsUnder(1), 2: elementsUnder(2), 3: elementsUnder(3) };

function elementsUnder(level: number): RichTextComponents {
  return {
    heading1: heading(level + 1),
    heading2: heading(level + 1),
    heading3: heading(level + 2),
    heading4: heading(level + 3),
    heading5: heading(level + 4),
    heading6: heading(level + 5),
    hyperlink: ({ node, children, key }) => (
      <ContentLink key={key} field={node.data}>
        {children}
      </ContentLink>
    ),
    label: ({ children }) => children,
    image: () => null,
    embed: ({ node, key }) => <EmbeddedVideo key={key} video={node.oembed} />,
  };
}

/** Limits the level to six, because HTML has no more levels of headings. */
function heading(level: number) {
  return ({ children, key }: { children: ReactNode; key: string }) =>
    createElement(`h${Math.min(level, 6)}`, { key }, children);
}
