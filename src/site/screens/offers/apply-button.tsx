import { useTranslations } from '#words/use-translations.ts';
import { useLocale } from '#words/use-locale.ts';
import { buttonClass } from '#ui/button.tsx';
import { useShownViewer } from '#site/request/root-data.ts';
import { completionAddress, signInAddress, useAddress } from '#site/routing/addresses.ts';
import { FavouriteButton } from '#site/parts/favourite-button/favourite-button.tsx';
import type { ApplyState } from '#site/parts/applying/apply-state.ts';
import styles from './apply-button.module.css';
import type { OfferSummary } from '#board/offers/details/present-offer.ts';

type Props = { offer: Pick<OfferSummary, 'id'>; apply: ApplyState };

/**
 * The next step towards an application: the form, the sign-in methods, the profile if it is incomplete, or
 * the application that was sent. All of them return to the form.
 */
export function ApplyButton({ offer, apply }: Props) {
  const t = useTranslations('details.step');
  const { href, words, isMain } = useStep(offer, apply);
  return (
    <a
      className={buttonClass(isMain ? 'primary' : 'secondary')}
      href={href}
      rel={apply.kind === 'signIn' ? 'nofollow' : undefined}
    >
      {t(words)}
    </a>
  );
}

type Step = { readonly href: string; readonly words: 'apply' | 'applied' | 'refused'; readonly isMain: boolean };

function useStep({ id }: Props['offer'], apply: ApplyState): Step {
  const [address, locale] = [useAddress(), useLocale()];
  const form = `${address('/offres/:id', { id: String(id) })}#candidature`;
  switch (apply.kind) {
    case 'signIn':
      return { href: signInAddress(locale, '/connexion/choix', form), words: 'apply', isMain: true };
    case 'refused':
      if (apply.reason !== 'completeProfile') return { href: '#candidature', words: 'refused', isMain: false };
      return { href: completionAddress(locale, form), words: 'apply', isMain: true };
    case 'alreadyApplied':
      return {
        href: apply.application
          ? address('/espace-personnel/candidatures/:id', { id: apply.application.id })
          : address('/espace-personnel/candidatures'),
        words: 'applied',
        isMain: false,
      };
    case 'form':
    case 'elsewhere':
      return { href: '#candidature', words: 'apply', isMain: true };
  }
}

type BarProps = { offer: OfferSummary; apply: ApplyState; isFavourite: boolean };

/** The next step and the heart at the lower edge of a phone, in reach while one reads. */
export function ApplyBar({ offer, apply, isFavourite }: BarProps) {
  return (
    <div className={styles.bar} data-bar>
      <FavouriteButton
        offer={offer}
        locale={useLocale()}
        words={useTranslations('offer.keep')}
        isVisitor={useShownViewer() === null}
        marked={isFavourite}
        isSecond
      />
      <ApplyButton offer={offer} apply={apply} />
    </div>
  );
}
