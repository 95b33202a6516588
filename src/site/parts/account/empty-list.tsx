import { ButtonLink } from '#site/parts/page/button-link.tsx';
import { useAddress } from '#site/routing/addresses.ts';
import styles from './empty-list.module.css';

type Props = { title: string; text: string; search: string };

/** Shown for an empty list: the purpose of the list, and a link to the offers. */
export function EmptyList({ title, text, search }: Props) {
  return (
    <section className={styles.empty}>
      <h2>{title}</h2>
      <p>{text}</p>
      <ButtonLink to={useAddress()('/offres/recherche')}>{search}</ButtonLink>
    </section>
  );
}
