import styles from './offer-hero.module.css';
import { OfferPath } from './offer-path.tsx';
import { OfferPass, type PassOffer } from './offer-pass.tsx';

type Props = {
  offer: PassOffer;
  /** True if the offer is open although its departure date has passed. */
  startPassed: boolean;
  /** True if the page has an application form to jump to. */
  jump: boolean;
  isFavourite: boolean;
};

/** The offer as a boarding pass, like its card but larger. */
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
