import { documentStates } from '#content/repository/answers/listing/document-state.ts';
import { Button } from '#ui/button.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { locales, localized } from '#words/locale.ts';
import { useTranslations } from '#words/use-translations.ts';
import { useOfficeField } from '../../../frame/office-form.tsx';
import parts from '../../../frame/parts.module.css';
import { useOfficeLocale } from '../../../frame/use-office-locale.ts';
import type { Refused } from '../../../request/office-screen.ts';
import { typeNames, useTypeName } from '../type-name.ts';
import { isFiltered } from './typed-filters.ts';

type Props = { query: URLSearchParams; refused: Refused | null };

const longestSearch = 200;

/** The filters of the list: a form that sends its fields in the address. */
export function ContentsFilters({ query, refused }: Props) {
  const t = useTranslations('office.contents');
  const locale = useOfficeLocale();
  const nameOf = useTypeName();
  const labels = { title: t('search'), type: t('type'), lang: t('language'), state: t('state') };
  const of = useOfficeField('filter', refused, labels);
  const field = (name: keyof typeof labels) => of(name, query.get(name) ?? '');
  const whole = localized(locale, '/bureau/contenus');
  return (
    <form method="get" action={whole} className={parts.stack} noValidate>
      <div className={parts.wideFilters}>
        <TextField {...field('title')} type="search" autoComplete="off" maxLength={longestSearch} />
        <SelectField
          {...field('type')}
          placeholder={t('everyType')}
          options={typeNames.map((type) => ({ value: type, label: nameOf(type) }))}
        />
        <SelectField
          {...field('state')}
          placeholder={t('everyState')}
          options={documentStates.map((state) => ({ value: state, label: t(`states.${state}`) }))}
        />
        <SelectField
          {...field('lang')}
          placeholder={t('everyLanguage')}
          options={locales.map((lang) => ({ value: lang, label: t(`languages.${lang}`) }))}
        />
      </div>
      <div className={parts.actions}>
        <Button variant="secondary">{t('filter')}</Button>
        {isFiltered(query) ? (
          <a className={parts.tableLink} href={whole}>
            {t('reset')}
          </a>
        ) : null}
      </div>
    </form>
  );
}
