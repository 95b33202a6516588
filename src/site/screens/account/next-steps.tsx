import type { ReactNode } from 'react';
import { useTranslations } from '#words/use-translations.ts';
import { Icon } from '#ui/icon.tsx';
import type { IconName } from '#ui/icon-paths.ts';
import { buttonClass } from '#ui/button.tsx';
import type { ShownFavourite } from '#site/parts/favourites/load-favourites.ts';
import { useAddress } from '#site/routing/addresses.ts';
import styles from './account-page.module.css';

type Props = {
  /** Number of profile fields still missing for an application. */
  missing: number;
  applications: number;
  /** Number of saved searches with new offers. */
  fresh: number;
  /** Number of saved searches without an alert. */
  silent: number;
  unread: number;
  /** Favourites that close soon, the earliest first. */
  closing: readonly ShownFavourite[];
};

/** The candidate's next steps, the most urgent first; nothing without steps. */
export function NextSteps(props: Props) {
  const t = useTranslations('account.space');
  const steps = useSteps(props);
  if (steps.length === 0) return null;
  return (
    <section className={styles.steps} aria-labelledby="next-steps">
      <h2 id="next-steps">{t('next')}</h2>
      <ol>{steps}</ol>
    </section>
  );
}

function useSteps({ missing, applications, fresh, silent, unread, closing }: Props) {
  const t = useTranslations('account.space');
  const addressOf = useAddress();
  return [
    ...closing.map((favourite) => <ClosingStep key={favourite.offer.id} favourite={favourite} />),
    unread > 0 ? (
      <Step key="unread" icon="bell" name={t('unreadStep', { count: unread })} to={addressOf('/notifications')} />
    ) : null,
    fresh > 0 ? (
      <Step key="fresh" icon="search" name={t('freshStep')} to={addressOf('/espace-personnel/recherches')}>
        {t('freshStepHint', { count: fresh })}
      </Step>
    ) : null,
    missing > 0 ? (
      <Step key="profile" icon="user" name={t('completeProfile')} to={addressOf('/espace-personnel/profil')}>
        {t('completeProfileHint', { count: missing })}
      </Step>
    ) : null,
    silent > 0 ? (
      <Step key="silent" icon="bookmark" name={t('silentStep')} to={addressOf('/espace-personnel/recherches')}>
        {t('silentStepHint', { count: silent })}
      </Step>
    ) : null,
    applications === 0 ? (
      <Step key="search" icon="search" name={t('searchStep')} to={addressOf('/offres/recherche')}>
        {t('searchStepHint')}
      </Step>
    ) : null,
  ].filter((step) => step !== null);
}

/** An offer to apply to before it closes. */
function ClosingStep({ favourite: { offer, closing } }: { favourite: ShownFavourite }) {
  const t = useTranslations('account.space');
  const to = useAddress()('/offres/:id', { id: String(offer.id) });
  return (
    <Step icon="clock" name={offer.title} to={to}>
      {t('closing', { count: closing?.inDays ?? 0, company: offer.companyName })}
    </Step>
  );
}

type StepProps = { icon: IconName; name: string; to: string; children?: ReactNode };

function Step({ icon, name, to, children }: StepProps) {
  const t = useTranslations('account.space');
  return (
    <li className={styles.step}>
      <Icon name={icon} />
      <div>
        <h3>{name}</h3>
        {children === undefined ? null : <p>{children}</p>}
      </div>
      <a className={buttonClass('secondary')} href={to} aria-label={t('goTo', { name })}>
        {t('go')}
      </a>
    </li>
  );
}
