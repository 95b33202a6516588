import { correctedFields, type CorrectedField } from '#board/operators/offers/corrected-fields.ts';
import type { OfficeOffer } from '#board/operators/offers/office-offer.ts';
import type { Reference } from '#reference/read-reference.ts';
import { Tag } from '#ui/tag.tsx';
import { useTranslations } from '#words/use-translations.ts';
import { DataTable } from '../../frame/data-table.tsx';
import parts from '../../frame/parts.module.css';
import { useOfficeLocale } from '../../frame/use-office-locale.ts';
import { LongText, ShownFieldValue } from './field-value.tsx';
import { correctionAddress } from './offer-address.ts';
import { saidBySource } from './said-by-source.ts';

type Props = { offer: OfficeOffer; reference: Reference };

/** The values of an offer beside those of its source, with what differs. */
export function OfferValues({ offer, reference }: Props) {
  const t = useTranslations('office.offers');
  const hasSource = offer.sourceRow !== null;
  const columns = [t('fieldColumn'), t('ours'), ...(hasSource ? [t('theirs')] : []), t('mark'), t('correct')];
  const rows = correctedFields.map((field) => {
    const said = saidBySource(field, offer.sourceRow);
    const ours = <ShownFieldValue key="ours" field={field} value={offer.values[field]} reference={reference} />;
    const theirs = said === null ? '' : <LongText key="theirs" text={said} />;
    return {
      key: field,
      cells: [
        t(`fields.${field}`),
        ours,
        ...(hasSource ? [theirs] : []),
        <Mark key="mark" field={field} offer={offer} said={said} />,
        <CorrectionLink key="correct" field={field} offer={offer} />,
      ],
    };
  });
  return (
    <section className={parts.stack}>
      <h2>{t('values')}</h2>
      <p>{hasSource ? t('valuesLead') : t('noSourceRow')}</p>
      <DataTable caption={t('values')} columns={columns} rows={rows} />
    </section>
  );
}

/** Leads to the correction of a field, which can also be taken back there. */
function CorrectionLink({ field, offer }: { field: CorrectedField; offer: OfficeOffer }) {
  const t = useTranslations('office.offers');
  const act = offer.corrections.some((one) => one.field === field) ? t('correctOrDrop') : t('correct');
  return (
    <a
      className={parts.tableLink}
      href={correctionAddress(useOfficeLocale(), offer.id, field)}
      aria-label={t('actOnField', { act, field: t(`fields.${field}`) })}
    >
      {act}
    </a>
  );
}

type MarkProps = { field: CorrectedField; offer: OfficeOffer; said: string | null };

function Mark({ field, offer, said }: MarkProps) {
  const t = useTranslations('office.offers');
  const correction = offer.corrections.find((one) => one.field === field);
  if (correction !== undefined)
    return <Tag tone="coral">{correction.sourceChangedAt === null ? t('marks.corrected') : t('marks.changed')}</Tag>;
  const isText = field === 'title' || field === 'city_fr' || field === 'city_en';
  return isText && said !== null && said !== offer.values[field] ? <Tag>{t('marks.cleaned')}</Tag> : null;
}
