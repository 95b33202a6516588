import { useTranslations } from 'use-intl';
import { useAddress } from '../shell/addresses.ts';
import { usePublicOrigin } from '../shell/root-data.ts';
import styles from './breadcrumb.module.css';
import { jsonLd } from '../shell/json-ld.ts';

/** Where a page of companies stands: the home page, the companies, then itself. Engines read it too. */
export function Breadcrumb({ name }: { name?: string }) {
  const t = useTranslations('companies');
  const address = useAddress();
  const origin = usePublicOrigin();
  const above = [
    { name: t('home'), to: address('/') },
    ...(name === undefined ? [] : [{ name: t('title'), to: address('/entreprises') }]),
  ];
  return (
    <nav className={styles.path} aria-label={t('path')}>
      <ol>
        {above.map(({ name, to }) => (
          <li key={to}>
            <a href={to}>{name}</a>
          </li>
        ))}
        <li aria-current="page">{name ?? t('title')}</li>
      </ol>
      <script
        type="application/ld+json"
        dangerouslySetInnerHTML={{
          __html: jsonLd({
            '@type': 'BreadcrumbList',
            itemListElement: [
              ...above.map(({ name, to }) => ({ name, item: origin + to })),
              { name: name ?? t('title') },
            ].map((one, index) => ({ '@type': 'ListItem', position: index + 1, ...one })),
          }),
        }}
      />
    </nav>
  );
}
