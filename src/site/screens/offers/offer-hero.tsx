import styles from './offer-hero.module.css';
import { OfferPath } from './offer-path.tsx';
import { OfferPass, type PassOffer } from './offer-pass.tsx';

type Props = {
  offer: PassOffer;
  /** It is open still, after the day of its departure. */
  startPassed: boolean;
  /** The page has a form to apply with. */
  jump: boolean;
  isFavourite: boolean;
};

/** The offer as the boarding pass that its card showed, unfolded. */
export function OfferHero({ offer, startPassed, jump, isFavourite }: Props) {
  return (
    <header className={styles.hero}>
      <OfferPath offer={offer} />
      <div className={styles.pass}>
        <OfferPass offer={offer} startPassed={startPassed} jump={jump} isFavourite={isFavourite} />
      </div>
    </header>
  );
}
