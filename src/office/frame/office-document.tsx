import { renderToStaticMarkup } from 'react-dom/server';
import { BrandMark } from '#ui/brand-mark.tsx';
import favicon from '#ui/favicon.svg?url';
import { Page } from '#ui/page.tsx';
import { type Locale, localized, otherLocale, unlocalized } from '#words/locale.ts';
import { messages as en } from '#words/messages.en.ts';
import { messages as fr } from '#words/messages.fr.ts';
import { useTranslations } from '#words/use-translations.ts';
import { Words } from '#words/words.tsx';
import type { OfficeRequest } from '../request/office-request.ts';
import type { OfficePage } from '../request/office-screen.ts';
import type { OfficeAssets } from './assets.ts';
import { OfficeAddress } from './office-address.ts';
import styles from './office-document.module.css';
import { OfficeNavigation, SectionNavigation } from './office-navigation.tsx';

const catalogues = { fr, en };

type Props = { readonly request: OfficeRequest; readonly page: OfficePage; readonly assets: OfficeAssets };

/** Renders a page of the office as a whole document. The page is not hydrated. */
export function renderOffice(props: Props): string {
  const { locale, url } = props.request;
  const document = (
    <Words locale={locale} messages={catalogues[locale]}>
      <OfficeAddress value={url.pathname + url.search}>
        <OfficeDocument {...props} />
      </OfficeAddress>
    </Words>
  );
  return `<!doctype html>${renderToStaticMarkup(document)}`;
}

function OfficeDocument({ request, page, assets }: Props) {
  const t = useTranslations('office.frame');
  const { locale } = request;
  return (
    <html lang={locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <title>{`${page.title} – ${t('name')}`}</title>
        <link rel="icon" type="image/svg+xml" href={favicon} />
        <link rel="stylesheet" href={assets.stylesheet} />
        {assets.script === null ? null : <script type="module" src={assets.script} />}
      </head>
      <body className={styles.body}>
        <a className={styles.skip} href="#contenu">
          {t('skip')}
        </a>
        <header className={styles.header}>
          <a className={styles.brand} href={localized(locale, '/bureau')}>
            <BrandMark />
            {t('name')}
          </a>
          <OfficeNavigation request={request} />
          <LanguageLink {...request} />
        </header>
        <SectionNavigation request={request} />
        <main id="contenu" tabIndex={-1} className={styles.main}>
          <Page title={page.title} lead={page.lead}>
            {page.body}
          </Page>
        </main>
      </body>
    </html>
  );
}

function LanguageLink({ locale, url }: Pick<OfficeRequest, 'locale' | 'url'>) {
  const t = useTranslations('office.frame');
  const other: Locale = otherLocale(locale);
  return (
    <a
      className={styles.language}
      href={localized(other, unlocalized(url.pathname)) + url.search}
      lang={other}
      hrefLang={other}
    >
      {t('otherLanguage')}
    </a>
  );
}
