import { type ListedKey, pageOfKeys, readListedKey } from '#board/operators/keys/list-keys.ts';
import { keyForm, makeKeyOfForm, readMadeKey } from '#board/operators/keys/key-form.ts';
import { KeyGone, readKeyInput, revokeKeyFor } from '#board/operators/keys/manage-keys.ts';
import { Notice } from '#ui/notice.tsx';
import { localized } from '#words/locale.ts';
import { useTranslations } from '#words/use-translations.ts';
import { officeWords } from '../../frame/office-words.ts';
import { OnceShownLink } from '../../frame/once-shown-link.tsx';
import { PageLinks } from '../../frame/page-links.tsx';
import parts from '../../frame/parts.module.css';
import { useOfficeLocale } from '../../frame/use-office-locale.ts';
import { typedText, typedTexts } from '../../request/form-fields.ts';
import type { StaffRequest } from '../../request/office-request.ts';
import { type FormEnd, type Refused, staffScreen } from '../../request/office-screen.ts';
import { KeyTable } from './key-table.tsx';
import { NewKey } from './new-key.tsx';
import { RevokePage } from './revoke-page.tsx';

/** `/bureau/cles`: keys of the programs that bring offers or follow them. */
export const keysScreen = staffScreen({
  act: 'key.read',
  async show({ locale, actor, parts: { board }, url: { searchParams: query } }, refused) {
    const t = officeWords(locale, 'keys');
    const token = query.get('nouvelle');
    const made = token === null || refused !== null ? null : await readMadeKey(board, actor, token);
    if (made !== null) {
      const title = t('madeTitle', { name: made.name });
      return { title, lead: t('madeLead'), body: <MadeKey text={made.text} /> };
    }
    const { keys, next } = await pageOfKeys(board, Number(query.get('after') ?? '') || null);
    const done = token === null ? query.get('fait') : 'shown';
    const shown = { keys, next, query, now: board.now(), done, token: keyForm(board, actor), refused };
    return { title: t('title'), lead: t('lead'), body: <Keys {...shown} /> };
  },
  forms: {
    make: { act: 'key.make', send: make },
    ask: { act: 'key.revoke', send: ask },
    revoke: { act: 'key.revoke', send: revoke },
  },
});

/** Leads to a page that shows the key: a reload, or a second click, makes no second key. */
async function make({ parts: { board }, actor, locale }: StaffRequest, form: FormData): Promise<FormEnd> {
  const typed = {
    name: typedText(form, 'name'),
    scopes: typedTexts(form, 'scopes'),
    expires: typedText(form, 'expires'),
  };
  const asked = readKeyInput(typed, board.now());
  const token = typedText(form, 'token');
  await makeKeyOfForm(board, actor, { token, asked });
  return { redirectTo: `${localized(locale, '/bureau/cles')}?${new URLSearchParams({ nouvelle: token }).toString()}` };
}

/** Says what ends with the key. */
async function ask({ parts: { board }, locale }: StaffRequest, form: FormData): Promise<FormEnd> {
  const key = await readListedKey(board, typedText(form, 'prefix'));
  if (key === undefined || key.revokedAt !== null) throw new KeyGone('the key is not good any more');
  const t = officeWords(locale, 'keys');
  return { page: { title: t('revokeTitle', { prefix: key.prefix }), body: <RevokePage listed={key} /> } };
}

async function revoke({ parts: { board }, actor, locale }: StaffRequest, form: FormData): Promise<FormEnd> {
  await revokeKeyFor(board, actor, typedText(form, 'prefix'));
  return { redirectTo: `${localized(locale, '/bureau/cles')}?fait=revoked` };
}

type Props = {
  keys: readonly ListedKey[];
  next: number | null;
  query: URLSearchParams;
  now: Date;
  /** What was just done, by its name in the address. */
  done: string | null;
  /** Token of the form for a new key. */
  token: string;
  refused: Refused | null;
};

function Keys({ keys, next, query, now, done, token, refused }: Props) {
  const t = useTranslations('office');
  const locale = useOfficeLocale();
  const problem = refused?.problem ?? null;
  return (
    <div className={parts.sections}>
      {problem === null ? null : <Notice tone="error">{t(`problems.${problem}`)}</Notice>}
      {done === 'revoked' && refused === null ? <Notice tone="success">{t('keys.revokedNow')}</Notice> : null}
      {done === 'shown' && refused === null ? <Notice tone="warning">{t('keys.noLongerShown')}</Notice> : null}
      <section className={parts.stack}>
        {keys.length === 0 ? <p>{t('keys.none')}</p> : <KeyTable keys={keys} now={now} />}
        <PageLinks
          address={localized(locale, '/bureau/cles')}
          query={query}
          next={next === null ? null : String(next)}
        />
      </section>
      <NewKey token={token} refused={refused} />
    </div>
  );
}

function MadeKey({ text }: { text: string }) {
  const t = useTranslations('office.keys');
  const locale = useOfficeLocale();
  return (
    <div className={parts.stack}>
      <OnceShownLink title={t('madeOnce')} address={text} kind="key" />
      <p>{t('madeUse')}</p>
      <p>
        <a href={localized(locale, '/bureau/cles')}>{t('back')}</a>
      </p>
    </div>
  );
}
