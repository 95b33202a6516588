import { createCookieJar } from '#http/cookies.ts';
import { staffCookie } from '#staff/sessions/session-limits.ts';
import { endStaffSession } from '#staff/sessions/staff-sessions.ts';
import { Notice } from '#ui/notice.tsx';
import { localized } from '#words/locale.ts';
import { useTranslations } from '#words/use-translations.ts';
import { OfficeForm } from '../../frame/office-form.tsx';
import { officeWords } from '../../frame/office-words.ts';
import parts from '../../frame/parts.module.css';
import type { OfficeRequest } from '../../request/office-request.ts';
import { type FormEnd, openScreen } from '../../request/office-screen.ts';
import { placeInOffice } from '../../request/place-in-office.ts';
import { startOfficeSignIn } from '../../request/start-sign-in.ts';

/** What led to the sign-in, by the parameter `etat`. */
const states: ReadonlyMap<string, 'ended' | 'kept' | 'files' | 'left' | 'member'> = new Map([
  ['finie', 'ended'],
  ['gardee', 'kept'],
  ['fichiers', 'files'],
  ['sortie', 'left'],
  ['membre', 'member'],
]);
type State = 'ended' | 'kept' | 'files' | 'left' | 'member' | 'refused' | 'failed' | null;

/** `/bureau/connexion`: the sign-in at the identity provider, and the sign-out. */
export const signInScreen = openScreen({
  async show({ locale, url: { searchParams } }) {
    const t = officeWords(locale, 'entry');
    return { title: t('title'), lead: t('lead'), body: <SignIn state={stateOf(searchParams)} /> };
  },
  forms: { enter: { send: (request) => enter(request) }, leave: { send: leave } },
});

function stateOf(query: URLSearchParams): State {
  if (query.has('refuse')) return 'refused';
  if (query.has('erreur')) return 'failed';
  return states.get(query.get('etat') ?? '') ?? null;
}

const enter = (request: OfficeRequest): Promise<FormEnd> =>
  startOfficeSignIn(request, placeInOffice(request.url.searchParams.get('vers'), request.locale));

async function leave({ parts: { board, publicUrl }, secret, locale, requestId }: OfficeRequest): Promise<FormEnd> {
  await endStaffSession(board, secret, requestId);
  const setCookie = [createCookieJar(publicUrl).clear(staffCookie)];
  return { redirectTo: `${localized(locale, '/bureau/connexion')}?etat=sortie`, setCookie };
}

function SignIn({ state }: { state: State }) {
  const t = useTranslations('office.entry');
  return (
    <div className={parts.stack}>
      {state === 'refused' || state === 'failed' ? (
        <Notice tone="error" title={t(state)}>
          <p>{t(`${state}Text`)}</p>
        </Notice>
      ) : null}
      {state === 'ended' ? (
        <Notice tone="info" title={t('ended')}>
          <p>{t('endedText')}</p>
        </Notice>
      ) : null}
      {state === 'member' ? (
        <Notice tone="info" title={t('member')}>
          <p>{t('memberText')}</p>
        </Notice>
      ) : null}
      {state === 'kept' ? <Notice tone="info">{t('kept')}</Notice> : null}
      {state === 'files' ? <Notice tone="warning">{t('files')}</Notice> : null}
      {state === 'left' ? <Notice tone="success">{t('left')}</Notice> : null}
      <OfficeForm name="enter" refused={null} send={t('enter')} />
    </div>
  );
}
