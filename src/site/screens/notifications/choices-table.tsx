import { useId } from 'react';
import { useTranslations } from '#words/use-translations.ts';
import type { KindChoices, NotificationChoice } from '#board/notifications/choices.ts';
import { type Channel, channels } from '#board/notifications/define-kind.ts';
import styles from './choices-page.module.css';

/** Returns the name of the box of a choice. */
export const nameOf = ({ kind, channel }: Pick<NotificationChoice, 'kind' | 'channel'>): string => `${kind}.${channel}`;

type Props = {
  choices: readonly KindChoices[];
  /** The form as it was typed before the session ended; null otherwise. */
  typed: Readonly<Record<string, string>> | null;
};

/** Letters that every candidate gets, each with the reason. */
const always = ['applicationSent', 'account'] as const;

/** The choices as a table: a row for each event, a column for each channel. */
export function ChoicesTable({ choices, typed }: Props) {
  const t = useTranslations('notifications.choices');
  const id = useId();
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{t('title')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('event')}</th>
          {channels.map((channel) => (
            <th key={channel} scope="col" id={`${id}${channel}`}>
              {t(channel)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {choices.map((choice) => (
          <Kind key={choice.kind} choice={choice} typed={typed} table={id} />
        ))}
        {always.map((event) => (
          <Always key={event} event={event} />
        ))}
      </tbody>
    </table>
  );
}

type KindProps = { choice: KindChoices; typed: Props['typed']; table: string };

function Kind({ choice: { kind, ...wanted }, typed, table }: KindProps) {
  const t = useTranslations('notifications');
  const row = useId();
  const isChecked = (channel: Channel, usual: boolean) => (typed ? nameOf({ kind, channel }) in typed : usual);
  return (
    <tr>
      <th scope="row">
        <span id={row}>{t(`kinds.${kind}.name`)}</span>
        {kind === 'applicationTransmitted' || kind === 'documentRefused' ? (
          <small>{t(`choices.onlySite.${kind}`)}</small>
        ) : null}
      </th>
      {channels.map((channel) => {
        const usual = wanted[channel];
        if (usual === null) return <Never key={channel} />;
        return (
          <td key={channel}>
            <label>
              <input
                type="checkbox"
                name={nameOf({ kind, channel })}
                defaultChecked={isChecked(channel, usual)}
                aria-labelledby={`${row} ${table}${channel}`}
              />
            </label>
          </td>
        );
      })}
    </tr>
  );
}

function Always({ event }: { event: (typeof always)[number] }) {
  const t = useTranslations('notifications.choices.always');
  return (
    <tr>
      <th scope="row">
        {t(`${event}.name`)}
        <small>{t(`${event}.reason`)}</small>
      </th>
      <Never />
      <td>{t('always')}</td>
    </tr>
  );
}

function Never() {
  const t = useTranslations('notifications.choices');
  return (
    <td>
      <span aria-hidden="true">–</span>
      <span className="visually-hidden">{t('never')}</span>
    </td>
  );
}
