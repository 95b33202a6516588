import type { Party } from '#board/applications/exchange/exchange-policy.ts';
import { Notice } from '#ui/notice.tsx';
import { useTranslations } from '#words/use-translations.ts';
import { ExchangeEntries } from './exchange-entries.tsx';
import styles from './exchange.module.css';
import type { ShownExchange } from './load-exchange.ts';
import { MessageForm } from './message-form.tsx';
import type { MessageFailure } from './send-message.ts';

type Props = {
  exchange: ShownExchange;
  /** The party that reads and may write. */
  reader: Party;
  /** Name of the other party. */
  other: string;
  failure: MessageFailure | undefined;
  /** Text to begin the form with. */
  typed?: string | undefined;
};

/** The exchange of an application, and the form for the next message or the reason why there is none. */
export function ExchangeSection({ exchange, reader, other, failure, typed = '' }: Props) {
  const t = useTranslations('exchange');
  const { entries, closure, formKey, done } = exchange;
  return (
    <section id="echange" className={styles.section} aria-labelledby="exchange">
      <h2 id="exchange">{t('title', { name: other })}</h2>
      <ExchangeEntries entries={entries} reader={reader} other={other} />
      {done && !failure ? <Notice tone="success">{t(`sent.${reader}`, { name: other })}</Notice> : null}
      {closure === null ? <MessageForm author={reader} {...{ other, formKey, typed, failure }} /> : null}
      {closure !== null && reader === 'candidate' ? <p>{t(`closed.${closure}`)}</p> : null}
    </section>
  );
}
