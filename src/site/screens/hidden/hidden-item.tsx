import { useTranslations } from '#words/use-translations.ts';
import { useFormats } from '#words/formats.ts';
import { Button } from '#ui/button.tsx';
import { useAddress } from '#site/routing/addresses.ts';
import styles from './hidden-page.module.css';

type Props = {
  action: string;
  name: string;
  lang?: string;
  /** Absent if the page of the offer is gone. */
  href: string | undefined;
  hiddenAt: Date;
  facts?: string;
};

/** A hidden offer or company: its name, its first day in the list, and a button that shows it again. */
export function HiddenItem({ action, name, lang, href, hiddenAt, facts }: Props) {
  const t = useTranslations('hiding');
  const format = useFormats();
  return (
    <li className={styles.choice}>
      <div>
        <h3 className={styles.name}>
          <a href={href} lang={lang}>
            {name}
          </a>
        </h3>
        {facts ? <p className={styles.hint}>{facts}</p> : null}
        <p className={styles.hint}>
          <time dateTime={hiddenAt.toISOString()}>
            {t('list.since', { date: format.dateTime(hiddenAt, { dateStyle: 'long' }) })}
          </time>
        </p>
      </div>
      <form method="post" action={action}>
        <input type="hidden" name="to" value={`${useAddress()('/espace-personnel/masques')}?done=shown`} />
        <input type="hidden" name="wanted" value="no" />
        <Button variant="secondary" aria-label={t('showNamed', { name })}>
          {t('show')}
        </Button>
      </form>
    </li>
  );
}
