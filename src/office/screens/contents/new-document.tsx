import { Button, buttonClass } from '#ui/button.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { locales, localized } from '#words/locale.ts';
import { useTranslations } from '#words/use-translations.ts';
import parts from '../../frame/parts.module.css';
import { useOfficeLocale } from '../../frame/use-office-locale.ts';
import { typeNames, useTypeName } from './type-name.ts';

/** Leads to the form of a new document of a type, in a language; folded until somebody wants it. */
export function NewDocument() {
  const t = useTranslations('office.contents');
  const locale = useOfficeLocale();
  const nameOf = useTypeName();
  return (
    <details className={parts.unfolded}>
      <summary className={buttonClass('primary')}>{t('new')}</summary>
      <form method="get" action={localized(locale, '/bureau/contenus/nouveau')} className={parts.stack}>
        <div className={parts.filters}>
          <SelectField
            id="new-type"
            name="type"
            label={t('type')}
            options={typeNames.map((type) => ({ value: type, label: nameOf(type) }))}
          />
          <SelectField
            id="new-lang"
            name="lang"
            label={t('language')}
            options={locales.map((lang) => ({ value: lang, label: t(`languages.${lang}`) }))}
          />
        </div>
        <div className={parts.actions}>
          <Button variant="secondary">{t('newSend')}</Button>
        </div>
      </form>
    </details>
  );
}
