import styles from './offer-hero.module.css';
import { OfferPath } from './offer-path.tsx';
import { OfferPass, type PassOffer } from './offer-pass.tsx';

type Props = {
  offer: PassOffer;
  /** The offer is still open after its departure date. */
  startPassed: boolean;
  /** The page has an application form to jump to. */
  jump: boolean;
  isFavourite: boolean;
};

/** The offer as the boarding pass of its card, unfolded. */
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
