import type { Finding } from '#board/operators/offers/explain-finding.ts';
import type { OfficeOffer } from '#board/operators/offers/office-offer.ts';
import type { Reference } from '#reference/read-reference.ts';
import { Button } from '#ui/button.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { type Locale, locales } from '#words/locale.ts';
import { useTranslations } from '#words/use-translations.ts';
import parts from '../../frame/parts.module.css';
import { useOfficeLocale } from '../../frame/use-office-locale.ts';
import { FindingAnswer } from './finding-answer.tsx';
import { offerAddress } from './offer-address.ts';

type Props = {
  offer: OfficeOffer;
  reference: Reference;
  words: string;
  language: Locale;
  finding: Finding | null;
};

/** A search to try, and why it finds the offer or not. */
export function FindingSection({ offer, reference, words, language, finding }: Props) {
  const t = useTranslations('office.offers');
  const locale = useOfficeLocale();
  return (
    <section className={parts.stack} id="recherche">
      <h2>{t('finding')}</h2>
      <p>{t('findingLead')}</p>
      <form method="get" action={offerAddress(locale, offer.id, '#recherche')} className={parts.stack} noValidate>
        <div className={parts.wideFilters}>
          <TextField label={t('words')} name="recherche" type="search" defaultValue={words} maxLength={200} />
          <SelectField
            label={t('language')}
            name="langue"
            defaultValue={language}
            options={locales.map((one) => ({ value: one, label: t(`languages.${one}`) }))}
          />
        </div>
        <div className={parts.actions}>
          <Button variant="secondary">{t('ask')}</Button>
        </div>
      </form>
      {finding === null ? null : <FindingAnswer finding={finding} reference={reference} />}
    </section>
  );
}
