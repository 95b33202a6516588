import type { OfficeDocument } from '#content/repository/answers/listing/read-document.ts';
import { Notice } from '#ui/notice.tsx';
import { useTranslations } from '#words/use-translations.ts';
import { OfficeForm } from '../../../frame/office-form.tsx';
import { officeWords } from '../../../frame/office-words.ts';
import parts from '../../../frame/parts.module.css';
import { useOfficeLocale } from '../../../frame/use-office-locale.ts';
import type { StaffRequest } from '../../../request/office-request.ts';
import type { OfficePage } from '../../../request/office-screen.ts';
import { repositoryOf } from '../../../frame/elsewhere.tsx';
import { documentAddress, DocumentLink } from '../document-link.tsx';
import { seenOf } from '../../../editing/acts/offered-acts.ts';

/** The page that says what visitors will see, and asks for a confirmation. */
export async function withdrawalPage(
  { locale, parts: given }: StaffRequest,
  document: OfficeDocument,
  reason: string,
): Promise<OfficePage> {
  const { documents, next } = await repositoryOf(given).list({ linksTo: document.id });
  const linking = { count: documents.length, isAll: next === null };
  const t = officeWords(locale, 'contents');
  return {
    title: t('confirmTitle'),
    lead: document.title,
    body: <Confirmation document={document} reason={reason} linking={linking} />,
  };
}

type Props = {
  document: OfficeDocument;
  reason: string;
  /** How many documents link to it; at least so many if the list goes on. */
  linking: { count: number; isAll: boolean };
};

function Confirmation({ document, reason, linking: { count, isAll } }: Props) {
  const t = useTranslations('office.contents');
  const locale = useOfficeLocale();
  return (
    <div className={parts.stack}>
      <Notice tone="warning" title={t('confirmSee')}>
        <p>{document.uid === null ? t('confirmPart') : t('confirmPage')}</p>
        <p>{t('confirmAfter')}</p>
        {count === 0 ? null : (
          <p>
            {isAll ? t('confirmLinks', { count }) : t('confirmManyLinks', { count })}{' '}
            <a href={documentAddress(locale, document.id, '/liens')}>{t('linksHere')}</a>
          </p>
        )}
      </Notice>
      <dl className={parts.facts}>
        <div className={parts.fact}>
          <dt>{t('titleColumn')}</dt>
          <dd>
            <DocumentLink document={document} />
          </dd>
        </div>
        <div className={parts.fact}>
          <dt>{t('reason')}</dt>
          <dd>{reason}</dd>
        </div>
      </dl>
      <OfficeForm name="withdraw" refused={null} send={t('confirm')} variant="danger">
        <input type="hidden" name="seen" value={seenOf(document)} />
        <input type="hidden" name="reason" value={reason} />
        <input type="hidden" name="confirmed" value="yes" />
      </OfficeForm>
      <p>
        <a className={parts.tableLink} href={documentAddress(locale, document.id)}>
          {t('dontWithdraw')}
        </a>
      </p>
    </div>
  );
}
