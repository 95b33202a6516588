import type { ReactNode } from 'react';
import { Button, buttonClass } from '#ui/button.tsx';
import { localized } from '#words/locale.ts';
import { useTranslations } from '#words/use-translations.ts';
import editing from '../../frame/editing.module.css';
import { useOfficeLocale } from '../../frame/use-office-locale.ts';

const widths = [390, 1280] as const;

type Props = { readonly id: string | null; readonly children: ReactNode };

/**
 * The form, and beside it the page as it will look with what is typed. Without scripts, a link leads to the
 * last draft. A document that nobody has saved has no page yet.
 */
export function LivePreview({ id, children }: Props) {
  const t = useTranslations('office.live');
  const locale = useOfficeLocale();
  if (id === null) return children;
  const address = localized(locale, `/bureau/contenus/${encodeURIComponent(id)}`);
  return (
    <div className={editing.workbench} data-live={`${address}/apercu-direct?saisie=`} data-title={t('frame')}>
      <div className={editing.bar}>
        <Button
          type="button"
          variant="secondary"
          hidden
          aria-expanded={false}
          aria-controls="live-preview"
          data-live-toggle=""
        >
          {t('toggle')}
        </Button>
        <a className={buttonClass('link')} href={`${address}/apercu`} target="_blank">
          {t('draft')}
        </a>
      </div>
      {children}
      <section className={editing.live} id="live-preview" aria-label={t('title')} hidden>
        <fieldset className={editing.widths}>
          <legend className="visually-hidden">{t('width')}</legend>
          {widths.map((width) => (
            <Button
              key={width}
              type="button"
              variant="quiet"
              aria-pressed={width === widths[0]}
              data-live-width={width}
            >
              {t('pixels', { width })}
            </Button>
          ))}
        </fieldset>
        <div className={editing.stage} data-live-stage="" />
      </section>
    </div>
  );
}
