import { brokenPath, documentPath } from '#content/models/document-path.ts';
import type { OfficeDocument } from '#content/repository/answers/listing/read-document.ts';
import { localized, otherLocale } from '#words/locale.ts';
import { useTranslations } from '#words/use-translations.ts';
import { useActorName } from '../../../frame/actor-name.ts';
import parts from '../../../frame/parts.module.css';
import { useOfficeFormats, useOfficeLocale } from '../../../frame/use-office-locale.ts';
import { DocumentLink } from '../document-link.tsx';
import { StateTags } from '../state-tags.tsx';
import { useTypeName } from '../type-name.ts';
import { FactList } from '../../../frame/fact-list.tsx';

type Props = {
  document: OfficeDocument;
  /** The document in the other language; null if there is none. */
  translation: OfficeDocument | null;
  names: ReadonlyMap<string, string>;
  mayWrite: boolean;
};

/** Where a document stands. */
export function DocumentFacts({ document, translation, names, mayWrite }: Props) {
  const t = useTranslations('office.contents');
  const typeName = useTypeName();
  const actorName = useActorName();
  const format = useOfficeFormats();
  const { savedBy, published, newest, changedAt, lang, isPending } = document;
  const by = savedBy === null ? '' : actorName(savedBy, names.get(savedBy));
  const at = format.dateTime(changedAt, { dateStyle: 'long', timeStyle: 'short' });
  const facts = [
    [t('state'), <StateTags key="states" states={document.states} />],
    [t('type'), typeName(document.type)],
    [t('language'), t(`languages.${lang}`)],
    ...(document.uid === null ? [] : [[t('fields.uid'), <code key="uid">{document.uid}</code>] as const]),
    [
      t('newest'),
      <span key="newest" className={parts.actions}>
        {t('versionBy', { version: newest ?? 0, by, at })}
        {newest !== published && !isPending ? <span>{t('sameAsOnline')}</span> : null}
      </span>,
    ],
    [
      t('onSite'),
      published === null ? (
        t('notOnSite')
      ) : (
        <span key="site" className={parts.actions}>
          {t('version', { version: published })}
          <PublicLink document={document} />
        </span>
      ),
    ],
    [
      t('otherLanguage'),
      translation === null ? (
        <span key="translation" className={parts.actions}>
          {t('noTranslation')}
          {mayWrite ? <TranslationLink document={document} /> : null}
        </span>
      ) : (
        <span key="translation" className={parts.actions}>
          <DocumentLink document={translation} />
          <StateTags states={translation.states} />
        </span>
      ),
    ],
  ] as const;
  return <FactList facts={facts} />;
}

/** Link to the page that visitors see. A draft may have another address. */
function PublicLink({ document }: Pick<Props, 'document'>) {
  const t = useTranslations('office.contents');
  const path = documentPath({ ...document, ...document.online });
  if (path === brokenPath) return null;
  return (
    <a className={parts.tableLink} href={localized(document.lang, path)} target="_blank">
      {t('seeOnSite')}
    </a>
  );
}

function TranslationLink({ document: { type, key, lang } }: Pick<Props, 'document'>) {
  const t = useTranslations('office.contents');
  const locale = useOfficeLocale();
  const query = new URLSearchParams({ type, cle: key, lang: otherLocale(lang) });
  return (
    <a className={parts.tableLink} href={`${localized(locale, '/bureau/contenus/nouveau')}?${query.toString()}`}>
      {t('translate')}
    </a>
  );
}
