import { data, redirect, useLoaderData } from 'react-router';
import { useTranslations } from '#words/use-translations.ts';
import type { AnyDocument } from '#content/port/content.ts';
import { Notice } from '#ui/notice.tsx';
import { Page } from '#ui/page.tsx';
import { loadWords } from '#words/load-words.ts';
import { defaultLocale, type Locale, localeNamed, localeOf } from '#words/locale.ts';
import { requestContext } from '#site/request/context.ts';
import { askContent } from '#site/request/ask-content.ts';
import { brokenPath, documentPath } from '#content/models/document-path.ts';
import { documentAddress } from '#site/routing/link-address.ts';
import { previewScreen } from '#site/parts/unpublished/preview-screen.ts';
import { addressOf } from '#site/routing/addresses.ts';
import { PageMeta } from '#site/parts/page/page-meta.tsx';
import { leaveByForm } from './leave-by-form.ts';
import { keepFrame, keepPreview, leavePreview } from '#site/request/preview-cookie.ts';
import type { Route } from './+types/preview-page.ts';

export const catalogues = await loadWords('previews');

export const handle = previewScreen;

export const action = leaveByForm;

/**
 * Starts a preview if the address has a `token`: at the document that `documentId` names, or else at the home
 * page.
 */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { previews, publicUrl } = context.get(requestContext);
  const token = url.searchParams.get('token') ?? '';
  if (token === '') return data({ isRefused: false });
  const preview = await askContent(previews.open(token));
  if (preview === null)
    return data({ isRefused: true }, { status: 410, headers: { 'Set-Cookie': leavePreview(publicUrl) } });
  const documents = await askContent(preview.content.getByIDs([url.searchParams.get('documentId') ?? '']));
  return redirect(shownAt(documents[0], localeOf(url.pathname)), {
    headers: {
      'Set-Cookie': (preview.isWork ? keepFrame : keepPreview)(publicUrl, token),
      'Cache-Control': 'no-store',
    },
  });
}

/**
 * Returns the address at which a document is previewed. A document without a screen, such as a footer, is
 * previewed on the home page of its language.
 */
function shownAt(document: AnyDocument | undefined, locale: Locale): string {
  if (document === undefined) return addressOf(locale, '/');
  if (documentPath(document) !== brokenPath) return documentAddress(document);
  return addressOf(localeNamed(document.lang) ?? defaultLocale, '/');
}

/** `/preview`: explains previews. Links that have expired also lead here. */
export default function PreviewPage() {
  const t = useTranslations('previews.content');
  const { isRefused } = useLoaderData<typeof loader>();
  return (
    <Page title={t('title')} lead={t('lead')} narrow>
      <PageMeta title={t('title')} description={t('lead')} />
      {isRefused ? <Notice tone="error">{t('refused')}</Notice> : null}
    </Page>
  );
}
