import { isDeepStrictEqual } from 'node:util';
import type { AnyDocument, Content } from '#content/port/content.ts';
import { brokenPath, documentPath } from '#content/models/document-path.ts';
import { documentAddress } from '#site/routing/link-address.ts';

/** Types of documents that appear around every page, and have neither a title nor a screen. */
const framing = ['header', 'footer', 'static_pages', 'activity_sectors'] as const;
type Framing = (typeof framing)[number];

/** A previewed document with its title, or with its type if it is a part of the frame of every page. */
export type NamedDraft = {
  readonly name: { readonly title: string } | { readonly type: Framing };
  /** Address of the document's screen; null without a screen. */
  readonly address: string | null;
  /** True if there is nothing to publish: the document was published since, or was never changed. */
  readonly isPublished: boolean;
};

/** Limit of documents that the preview bar names. */
const most = 5;

/**
 * Returns title and address of each unpublished document of a preview.
 * @throws ContentUnavailable
 */
export async function nameDrafts(
  ids: readonly string[],
  { previewed, published }: { readonly previewed: Content; readonly published: Content },
): Promise<readonly NamedDraft[]> {
  const asked = ids.slice(0, most);
  const [drafts, others] = await Promise.all([previewed.getByIDs(asked), published.getByIDs(asked)]);
  return drafts.map((draft) => ({
    name: nameOf(draft),
    address: documentPath(draft) === brokenPath ? null : documentAddress(draft),
    isPublished: others.some(
      ({ id, uid, data }) => id === draft.id && isDeepStrictEqual([uid, data], [draft.uid, draft.data]),
    ),
  }));
}

function nameOf(document: AnyDocument): NamedDraft['name'] {
  const type = framing.find((one) => one === document.type);
  return type === undefined ? { title: titleOf(document) || (document.uid ?? document.type) } : { type };
}

function titleOf({ type, data }: AnyDocument): string | null {
  switch (type) {
    case 'country':
    case 'testimonial':
      return data.name;
    case 'faq_item':
      return data.question;
    case 'entreprise':
      return data.organization?.name ?? null;
    case 'header':
    case 'static_pages':
    case 'activity_sectors':
      return null;
    case 'enterprise_banner':
    case 'footer':
    case 'home_page':
    case 'news':
    case 'notification':
    case 'page':
      return data.title;
  }
}
