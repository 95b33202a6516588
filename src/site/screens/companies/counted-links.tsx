import { useId } from 'react';
import { useFormats } from '#words/formats.ts';
import { useTranslations } from '#words/use-translations.ts';
import { Counted } from '#ui/counted.tsx';
import places from '#site/parts/map/place-list.module.css';
import type { CountedLink } from '#site/parts/companies/present-companies.ts';

/** Links to companies, each with a count; nothing without links. */
export function CountedLinks({ title, links }: { title: string; links: readonly CountedLink[] }) {
  const t = useTranslations('companies');
  const format = useFormats();
  const id = useId();
  if (links.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <div className={places.head}>
        <h2 id={id} className={places.title}>
          {title}
        </h2>
        <p className={places.unit}>{t('unit')}</p>
      </div>
      <ul className={places.places}>
        {links.map(({ address, label, count }) => (
          <li key={address}>
            <a className={places.place} href={address}>
              <span className={places.name}>{label}</span>
              <Counted className={places.count} shown={format.count(count)} words={t('count', { count })} />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
