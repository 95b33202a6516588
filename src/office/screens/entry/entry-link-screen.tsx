import { createCookieJar } from '#http/cookies.ts';
import { noteRefused } from '#staff/audit/refused-entries.ts';
import { useEntryLink } from '#staff/sessions/entry-links.ts';
import { longestSeconds, staffCookie } from '#staff/sessions/session-limits.ts';
import { localized } from '#words/locale.ts';
import { useTranslations } from '#words/use-translations.ts';
import { OfficeForm } from '../../frame/office-form.tsx';
import { officeWords } from '../../frame/office-words.ts';
import { type OfficeRequest } from '../../request/office-request.ts';
import { type FormEnd, openScreen, type Refused } from '../../request/office-screen.ts';

/**
 * `/bureau/acces/:token`: a way in without the identity provider. The link is used by a form, because mail
 * programs and chats request addresses before a person does.
 */
export const entryLinkScreen = openScreen({
  async show({ locale }, refused) {
    const t = officeWords(locale, 'link');
    return { title: t('title'), lead: t('lead'), body: <EntryLink refused={refused} /> };
  },
  forms: { enter: { send: enter } },
});

/** The link is used up, too old or forged. */
class EntryLinkGone extends Error {
  readonly code = 'office.entryLinkGone';
}

async function enter(request: OfficeRequest): Promise<FormEnd> {
  const { parts, params, secret: replaces, requestId, locale } = request;
  const opened = await useEntryLink(parts.board, params['token'] ?? '', { replaces, requestId });
  if (opened === null) {
    await noteRefused(parts.board, 'link');
    throw new EntryLinkGone('the link has been used, is too old or is forged');
  }
  const setCookie = [createCookieJar(parts.publicUrl).set(staffCookie, opened, longestSeconds)];
  return { redirectTo: localized(locale, '/bureau'), setCookie };
}

function EntryLink({ refused }: { refused: Refused | null }) {
  const t = useTranslations('office.link');
  return <OfficeForm name="enter" refused={refused} send={t('enter')} />;
}
