import { useTranslations } from '#words/use-translations.ts';
import { useFormats } from '#words/formats.ts';
import { OffersMap } from '#site/parts/map/offers-map.tsx';
import { useAddress } from '#site/routing/addresses.ts';
import styles from './home-hero.module.css';
import { HomeSearch } from './home-search.tsx';
import type { ShownHome } from './present-home.ts';

type Words = {
  readonly eyebrow: string | null;
  readonly title: string | null;
  readonly text: string | null;
  readonly search_form: boolean;
};

type Props = {
  readonly shown: Pick<ShownHome, 'facts' | 'discs' | 'zones'>;
  /** The editors' texts; if absent, the site's own texts are shown. */
  readonly words?: Words;
};

/** The title of the site, a map of the offers, and the search form. The search form looks like a ticket. */
export function HomeHero({ shown: { facts, discs, zones }, words }: Props) {
  const t = useTranslations('home');
  const eyebrow = words === undefined ? t('eyebrow') : words.eyebrow;
  const search = useAddress()('/offres/recherche');
  return (
    <div className={styles.hero}>
      <div className={styles.words}>
        {eyebrow ? <p className={styles.eyebrow}>{eyebrow}</p> : null}
        <h1 className={styles.title}>{words?.title ?? t('title')}</h1>
        <p className={styles.lead}>{words?.text ?? t('lead')}</p>
        <Facts facts={facts} />
      </div>
      <div className={styles.map}>
        <OffersMap discs={discs} screen={search} inset />
      </div>
      {words?.search_form === false ? null : (
        <div className={styles.search}>
          <HomeSearch zones={zones} />
        </div>
      )}
    </div>
  );
}

function Facts({ facts }: Pick<ShownHome, 'facts'>) {
  const t = useTranslations('home.facts');
  const format = useFormats();
  const companies = useAddress()('/entreprises');
  return (
    <dl className={styles.facts}>
      {(['offers', 'countries', 'companies'] as const).map((fact) => (
        <div key={fact}>
          <dt>
            {fact === 'companies' ? (
              <a href={companies}>{t(fact, { count: facts[fact] })}</a>
            ) : (
              t(fact, { count: facts[fact] })
            )}
          </dt>
          <dd>{format.number(facts[fact])}</dd>
        </div>
      ))}
    </dl>
  );
}
