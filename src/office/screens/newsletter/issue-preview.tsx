import { locales, type Locale, localized } from '#words/locale.ts';
import { useTranslations } from '#words/use-translations.ts';
import parts from '../../frame/parts.module.css';
import { useOfficeLocale } from '../../frame/use-office-locale.ts';
import type { WrittenLetter } from '../../request/office-newsletter.ts';

type Props = { previews: Readonly<Record<Locale, WrittenLetter | null>> };

/** The next issue in both languages, formatted and as plain text. */
export function IssuePreview({ previews }: Props) {
  const t = useTranslations('office.newsletter');
  const here = useOfficeLocale();
  return (
    <section className={parts.stack}>
      <h2>{t('preview')}</h2>
      <p>{t('previewLead')}</p>
      {locales.map((locale) => {
        const letter = previews[locale];
        return (
          <details key={locale} className={parts.disclosure} open={locale === here}>
            <summary>{t(`languages.${locale}`)}</summary>
            {letter === null ? (
              <p>{t('nothingNew')}</p>
            ) : (
              <div className={parts.stack}>
                <p lang={locale}>
                  <strong>{letter.subject}</strong>
                </p>
                <iframe
                  className={parts.letter}
                  sandbox=""
                  title={t('frameOf', { language: t(`languages.${locale}`) })}
                  src={`${localized(here, '/bureau/lettre/apercu')}?langue=${locale}`}
                />
                <details className={parts.disclosure}>
                  <summary>{t('plain')}</summary>
                  <div className={parts.difference} lang={locale}>
                    {letter.text}
                  </div>
                </details>
              </div>
            )}
          </details>
        );
      })}
    </section>
  );
}
