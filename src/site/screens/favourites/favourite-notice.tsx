import { useTranslations } from '#words/use-translations.ts';
import { useAddress } from '#site/routing/addresses.ts';
import { buttonClass } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import styles from './favourites-page.module.css';

type Props = { done: string | null; offer: string | null; to: string };

const good = ['kept', 'dropped', 'note', 'reminders'] as const;
const bad = ['tooMany', 'accountUnavailable', 'gone'] as const;

/** Reports the last action, with an undo button. */
export function DoneNotice({ done, offer, to }: Props) {
  const t = useTranslations('favourites');
  const said = good.find((one) => one === done);
  const refused = bad.find((one) => one === done);
  if (refused) return <Notice tone="warning">{t(`done.${refused}`)}</Notice>;
  if (!said) return null;
  const id = /^\d{1,10}$/.test(offer ?? '') ? offer : null;
  return (
    <Notice tone="success">
      <p>{t(`done.${said}`)}</p>
      {id !== null && (said === 'kept' || said === 'dropped') ? (
        <div className={styles.ways}>
          <Undo offer={id} kept={said === 'kept'} />
          {to ? <a href={`${to}#favori-${id}`}>{t('back')}</a> : null}
        </div>
      ) : null}
    </Notice>
  );
}

function Undo({ offer, kept }: { offer: string; kept: boolean }) {
  const t = useTranslations('favourites');
  return (
    <form method="post" action={useAddress()('/offres/:id/favori', { id: offer })}>
      <button className={buttonClass('link')} name="kept" value={kept ? 'no' : 'yes'}>
        {t('undo')}
      </button>
    </form>
  );
}
