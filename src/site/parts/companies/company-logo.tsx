import { ownLogo } from '#board/offers/details/own-logo.ts';
import styles from './company-logo.module.css';
import { CompanyMonogram } from './company-monogram.tsx';

type Props = {
  name: string;
  logoUrl: string | null;
  /** True in a list, whose pictures load when they come into sight. */
  inList?: boolean;
};

/**
 * The logo of a company that the site serves, else its initials. A logo at another address is not loaded: its
 * server would learn of the visitor. The name stands beside it, so that it has no text of its own.
 */
export function CompanyLogo({ name, logoUrl, inList = false }: Props) {
  const src = ownLogo(logoUrl);
  if (src === null) return <CompanyMonogram name={name} />;
  return <img className={styles.logo} src={src} alt="" width="64" height="64" loading={inList ? 'lazy' : 'eager'} />;
}
