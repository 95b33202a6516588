import { useTranslations } from '#words/use-translations.ts';
import { Tag } from '#ui/tag.tsx';
import type { Locale } from '#words/locale.ts';
import { useLocale } from '#words/use-locale.ts';
import { ListPages } from '#site/parts/account/list-pages.tsx';
import type { SiteSearchProps } from './found.ts';
import { GroupFound } from './group-found.tsx';
import type { FoundDocument } from '#site/parts/documents/present-document.ts';
import styles from './results-page.module.css';

/** Pages, news, questions and countries, each as a link. */
export function FoundDocuments({ found: { documents, search } }: SiteSearchProps) {
  const t = useTranslations('content.search');
  const title = t(documents.isPart ? 'partly' : 'documents', { count: documents.total });
  return (
    <GroupFound id="found-documents" title={title} all={null}>
      <ul className={styles.documents}>
        {documents.documents.map((document) => (
          <li key={document.id}>
            <FoundPage {...document} />
          </li>
        ))}
      </ul>
      <ListPages page={documents.page} pages={documents.pages} kept={{ search }} />
    </GroupFound>
  );
}

function FoundPage({ type, lang, title, text, address }: FoundDocument) {
  const t = useTranslations('shell.suggestions.type');
  const locale = useLocale();
  const isOther = lang !== locale;
  return (
    <article className={styles.document}>
      <p className={styles.type}>
        {t(type)} {isOther ? <Tag>{languageName(lang, locale)}</Tag> : null}
      </p>
      <h3 lang={isOther ? lang : undefined}>
        <a href={address} hrefLang={isOther ? lang : undefined}>
          {title}
        </a>
      </h3>
      {text === '' ? null : <p lang={isOther ? lang : undefined}>{text}</p>}
    </article>
  );
}

const languageName = (lang: string, locale: Locale): string =>
  new Intl.DisplayNames(locale, { type: 'language' }).of(lang) ?? lang;
