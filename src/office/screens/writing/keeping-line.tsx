import type { OwnSave } from '#content/repository/answers/listing/own-saves.ts';
import type { WaitingWork } from '#staff/writing/kept-work.ts';
import { localized } from '#words/locale.ts';
import { useTranslations } from '#words/use-translations.ts';
import editing from '../../frame/editing.module.css';
import { useOfficeLocale } from '../../frame/use-office-locale.ts';

/** What the script needs that keeps what is typed. */
export type Keeping = {
  readonly memberId: string;
  readonly document: string;
  /** Id of the opened page. */
  readonly page: string;
  readonly isTyped: boolean;
  readonly continues: string | null;
  readonly waiting: readonly WaitingWork[];
  /** The last version that this person saved. */
  readonly ownSave: OwnSave | null;
  readonly isSaved: boolean;
};

/** Where what was typed is kept. The script fills the line; its words stand in the page. */
export function KeepingLine({ keeping }: { keeping: Keeping }) {
  const t = useTranslations('office.keeping');
  const signIn = localized(useOfficeLocale(), '/bureau/connexion');
  const { memberId, document, page, isTyped, continues, waiting, ownSave, isSaved } = keeping;
  return (
    <div
      className={editing.keeping}
      data-keeping=""
      data-member={memberId}
      data-document={document}
      data-page={page}
      data-is-typed={isTyped || undefined}
      data-is-saved={isSaved || undefined}
      data-continues={continues ?? undefined}
      data-own-version={ownSave?.version}
      data-own-save={ownSave?.at.getTime()}
      data-kept={waiting.map((work) => work.page).join(' ')}
      data-offline={t('offline')}
      data-here={t('here')}
      data-nowhere={t('nowhere')}
      data-other={t('other')}
      data-time={t('time', { hour: '{hour}', minute: '{minute}' })}
      data-today={t('today', { time: '{time}' })}
      data-earlier={t('earlier', { day: '{day}', time: '{time}' })}
    >
      <output />
      <template>
        {t('signedOut')}{' '}
        <a href={signIn} target="_blank">
          {t('signIn')}
        </a>
      </template>
    </div>
  );
}
