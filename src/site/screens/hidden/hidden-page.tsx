import { useLoaderData } from 'react-router';
import { useTranslations } from '#words/use-translations.ts';
import { maximumHidden } from '#board/hiding/hiding-limits.ts';
import { type HiddenCompany, type HiddenOffer, myHidden } from '#board/hiding/my-hidden.ts';
import { Notice } from '#ui/notice.tsx';
import { Page } from '#ui/page.tsx';
import { loadWords } from '#words/load-words.ts';
import { shortCompanyName } from '#words/short-company-name.ts';
import { requestContext } from '#site/request/context.ts';
import { useAddress } from '#site/routing/addresses.ts';
import { defineScreen } from '#site/routing/screen-handle.ts';
import { EmptyList } from '#site/parts/account/empty-list.tsx';
import { listPage, rangeOf } from '#site/parts/account/list-page.ts';
import { ListPages } from '#site/parts/account/list-pages.tsx';
import { PageMeta } from '#site/parts/page/page-meta.tsx';
import { requireCandidate } from '#site/parts/sign-in/require-candidate.ts';
import type { Route } from './+types/hidden-page.ts';
import { HiddenItem } from './hidden-item.tsx';
import styles from './hidden-page.module.css';

export const catalogues = await loadWords('account', 'hiding');

export const handle = defineScreen({ hydrate: false, robots: 'noindex', menu: { icon: 'close', words: 'hidden' } });

const outcomes = ['shown', 'tooMany', 'accountUnavailable', 'gone'] as const;

/** Loads everything that the candidate hides: the companies on the first page, then the offers. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const viewer = requireCandidate(context, url);
  const { offers, companies } = await myHidden(context.get(requestContext).board, viewer);
  const page = listPage(url, offers.length);
  const { offset, limit } = rangeOf(page);
  return {
    total: offers.length + companies.length,
    offers: offers
      .slice(offset, offset + limit)
      .map((offer) => ({ ...offer, companyName: shortCompanyName(offer.companyName) })),
    companies: page.page === 1 ? companies.map((one) => ({ ...one, name: shortCompanyName(one.name) })) : [],
    page,
    done: outcomes.find((one) => one === url.searchParams.get('done')),
  };
}

/** `/espace-personnel/masques`: the hidden offers and companies, each with a button that shows it again. */
export default function HiddenPage() {
  const t = useTranslations('hiding');
  const { total, offers, companies, page, done } = useLoaderData<typeof loader>();
  return (
    <Page title={t('list.title')} lead={t('list.lead')}>
      <PageMeta title={t('list.title')} description={t('list.description')} />
      {done === 'shown' ? <Notice tone="success">{t('list.shown')}</Notice> : null}
      {done && done !== 'shown' ? (
        <Notice tone="warning">{t(`refused.${done}`, { most: maximumHidden })}</Notice>
      ) : null}
      {total === 0 ? <EmptyList title={t('list.none')} text={t('list.noneText')} search={t('list.search')} /> : null}
      {companies.length > 0 ? <Companies companies={companies} /> : null}
      {offers.length > 0 ? <Offers offers={offers} /> : null}
      <ListPages {...page} />
    </Page>
  );
}

function Companies({ companies }: { companies: readonly HiddenCompany[] }) {
  const t = useTranslations('hiding');
  const address = useAddress();
  return (
    <section className={styles.part} aria-labelledby="entreprises">
      <h2 id="entreprises">{t('list.companies')}</h2>
      <ul className={styles.choices}>
        {companies.map(({ id, name, hiddenAt }) => (
          <HiddenItem
            key={id}
            action={address('/entreprises/:id/masque', { id: String(id) })}
            name={name}
            href={address('/entreprises/:id', { id: String(id) })}
            hiddenAt={hiddenAt}
          />
        ))}
      </ul>
    </section>
  );
}

function Offers({ offers }: { offers: readonly HiddenOffer[] }) {
  const t = useTranslations('hiding');
  const address = useAddress();
  return (
    <section className={styles.part} aria-labelledby="offres">
      <h2 id="offres">{t('list.offers')}</h2>
      <ul className={styles.choices}>
        {offers.map(({ id, title, language, companyName, hiddenAt, isOpen, hasPage }) => (
          <HiddenItem
            key={id}
            action={address('/offres/:id/masque', { id: String(id) })}
            name={title}
            lang={language}
            href={hasPage ? address('/offres/:id', { id: String(id) }) : undefined}
            hiddenAt={hiddenAt}
            facts={isOpen ? companyName : t('list.ended', { company: companyName })}
          />
        ))}
      </ul>
    </section>
  );
}
