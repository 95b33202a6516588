import type { FormEvent } from 'react';
import { clsx } from 'clsx';
import type { useTranslations } from '#words/use-translations.ts';
import { Icon } from '#ui/icon.tsx';
import type { Locale } from '#words/locale.ts';
import { addressOf } from '#site/routing/addresses.ts';
import styles from './favourite-button.module.css';
import { type Marked, useFavourite } from './use-favourite.ts';

type Props = Marked & {
  offer: { readonly id: number; readonly title: string };
  locale: Locale;
  words: ReturnType<typeof useTranslations<'offer.keep'>>;
  /** True to show the text of the button next to the heart. */
  long?: boolean;
  /** True for the second button of an offer on its page. Without scripts, the page returns to the first. */
  isSecond?: boolean;
};

/**
 * The heart of an offer: the button of a form. With scripts, the heart changes at once, and changes back if
 * the request fails.
 */
export function FavouriteButton({ offer, locale, words: t, marked, isVisitor, long = false, isSecond = false }: Props) {
  const { kept, failure, change } = useFavourite(offer.id, { marked, isVisitor });
  const action = addressOf(locale, '/offres/:id/favori', { id: String(offer.id) });
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void change(action);
  };
  const words = kept ? 'drop' : 'keep';
  return (
    <form className={clsx(styles.form, long && styles.long)} method="post" action={action} onSubmit={onSubmit}>
      <button
        id={isSecond ? undefined : `favori-${offer.id}`}
        className={styles.button}
        name="kept"
        value={kept ? 'no' : 'yes'}
        data-kept={kept || undefined}
        aria-label={long ? undefined : t(`${words}Named`, { title: offer.title })}
      >
        <Icon name="heart" />
        {long ? t(words) : null}
      </button>
      {failure ? (
        <p className={styles.failure} role="alert">
          {t(failure)}
        </p>
      ) : null}
    </form>
  );
}
