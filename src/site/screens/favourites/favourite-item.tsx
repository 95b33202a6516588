import { useTranslations } from '#words/use-translations.ts';
import { closingDays } from '#board/favourites/favourite-limits.ts';
import { AnyIcon } from '#ui/any-icon.tsx';
import type { FieldCode } from '#words/field-code.ts';
import { useFormats } from '#words/formats.ts';
import { useCardWords } from '#site/parts/offer-card/card-words.ts';
import { OfferCard } from '#site/parts/offer-card/offer-card.tsx';
import { useAddress } from '#site/routing/addresses.ts';
import { useShownViewer } from '#site/request/root-data.ts';
import styles from './favourites-page.module.css';
import type { ShownFavourite } from '#site/parts/favourites/load-favourites.ts';
import { Note } from './note.tsx';

type Props = {
  favourite: ShownFavourite;
  comparable: boolean;
  failure: { readonly text: string; readonly code: FieldCode | null } | null;
};

/**
 * A favourite: the card of the offer, whose heart removes the favourite, and forms below the card. Only
 * applicants can open a withdrawn offer.
 */
export function FavouriteItem({ favourite, comparable, failure }: Props) {
  const { offer, mark, withdrawnAt, closing, note } = favourite;
  const kept = { ...offer, done: { applied: false, seen: false, ...offer.done, kept: true } };
  return (
    <li className={styles.item}>
      <OfferCard
        offer={kept}
        words={useCardWords()}
        headingLevel={2}
        hideable={false}
        mark={mark ?? undefined}
        withdrawnAt={withdrawnAt}
        linked={withdrawnAt === null || kept.done.applied}
      />
      <div className={styles.tools}>
        {comparable && withdrawnAt === null ? <CompareBox offer={offer} /> : null}
        {useShownViewer() ? <Note offer={offer.id} note={note} failure={failure} /> : null}
        {closing ? <Closing id={offer.id} closing={closing} /> : null}
      </div>
    </li>
  );
}

function CompareBox({ offer: { id, title } }: Pick<ShownFavourite, 'offer'>) {
  const t = useTranslations('favourites');
  return (
    <label className={styles.box}>
      <input type="checkbox" name="offre" value={id} form="comparer" aria-label={t('compareNamed', { title })} />
      {t('compareOne')}
    </label>
  );
}

type ClosingProps = { id: number; closing: NonNullable<ShownFavourite['closing']> };

/** The last day, emphasised when it is near, with a calendar entry. */
function Closing({ id, closing: { day, inDays } }: ClosingProps) {
  const t = useTranslations('favourites');
  const format = useFormats();
  const date = <time dateTime={day}>{format.day(day)}</time>;
  return (
    <p className={styles.closing} data-soon={inDays <= closingDays || undefined}>
      <span>{t.rich(inDays <= closingDays ? 'closesSoon' : 'closes', { date: () => date, count: inDays })}</span>
      <a href={useAddress()('/offres/:id/cloture.ics', { id: String(id) })} download>
        <AnyIcon name="clock" />
        {t('calendar')}
      </a>
    </p>
  );
}
