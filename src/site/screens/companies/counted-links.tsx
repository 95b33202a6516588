import { useId } from 'react';
import { useTranslations } from '#words/use-translations.ts';
import places from '#site/parts/map/place-list.module.css';
import type { CountedLink } from '#site/parts/companies/present-companies.ts';

/** Links to companies, each with a count; nothing without links. */
export function CountedLinks({ title, links }: { title: string; links: readonly CountedLink[] }) {
  const t = useTranslations('companies');
  const id = useId();
  if (links.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={places.title}>
        {title}
      </h2>
      <ul className={places.places}>
        {links.map(({ address, label, count }) => (
          <li key={address}>
            <a className={places.place} href={address}>
              <span className={places.name}>{label}</span>
              <span className={places.count}>{t('count', { count })}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
