import type { ListedDocument } from '#content/repository/answers/listing/document-state.ts';
import { Tag } from '#ui/tag.tsx';
import { localized } from '#words/locale.ts';
import { useTranslations } from '#words/use-translations.ts';
import { DataTable } from '../../frame/data-table.tsx';
import parts from '../../frame/parts.module.css';
import { useOfficeLocale } from '../../frame/use-office-locale.ts';

type Props = { readonly uses: readonly ListedDocument[]; readonly hasMore: boolean };

/** The documents whose newest or published version shows a picture. */
export function UseTable({ uses, hasMore }: Props) {
  const t = useTranslations('office.images');
  const words = useTranslations('office.contents');
  const locale = useOfficeLocale();
  const rows = uses.map(({ id, title, uid, type, lang, states }) => ({
    key: id,
    cells: [
      <a key="title" className={parts.tableLink} href={localized(locale, `/bureau/contenus/${id}`)} lang={lang}>
        {title || uid || type}
      </a>,
      words(`languages.${lang}`),
      <span key="states" className={parts.actions}>
        {states.map((state) => (
          <Tag key={state}>{words(`states.${state}`)}</Tag>
        ))}
      </span>,
    ],
  }));
  return (
    <section className={parts.stack}>
      <h2>{t('where')}</h2>
      {uses.length === 0 ? (
        <p>{t('nowhere')}</p>
      ) : (
        <DataTable caption={t('where')} columns={[t('content'), t('language'), t('state')]} rows={rows} />
      )}
      {hasMore ? <p>{t('moreUses')}</p> : null}
    </section>
  );
}
