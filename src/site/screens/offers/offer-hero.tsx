import type { ApplyState } from '#site/parts/applying/apply-state.ts';
import styles from './offer-hero.module.css';
import { OfferPath } from './offer-path.tsx';
import { OfferPass, type PassOffer } from './offer-pass.tsx';

type Props = {
  offer: PassOffer;
  /** True if the offer is open although its departure date has passed. */
  startPassed: boolean;
  /** The next step towards an application; null if the offer takes none. */
  apply: ApplyState | null;
  isFavourite: boolean;
  /** When its source withdrew the offer. */
  withdrawnAt?: Date;
};

/** The offer as a boarding pass, like its card but larger. */
export function OfferHero(props: Props) {
  return (
    <header className={styles.hero}>
      <OfferPath offer={props.offer} />
      <div className={styles.pass}>
        <OfferPass {...props} />
      </div>
    </header>
  );
}
