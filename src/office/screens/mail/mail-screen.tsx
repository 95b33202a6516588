import {
  countGivenUp,
  type GivenUpLetter,
  listGivenUp,
  refusedByDomain,
} from '#board/operators/letters/list-given-up.ts';
import { resendLettersOf } from '#board/operators/letters/resend-given-up.ts';
import { stopAddresses } from '#board/operators/letters/stop-addresses.ts';
import { Notice } from '#ui/notice.tsx';
import { localized } from '#words/locale.ts';
import { useTranslations } from '#words/use-translations.ts';
import { letterWord } from '../../frame/letter-name.ts';
import { officeWords } from '../../frame/office-words.ts';
import { PageLinks } from '../../frame/page-links.tsx';
import parts from '../../frame/parts.module.css';
import { useOfficeLocale } from '../../frame/use-office-locale.ts';
import { typedText } from '../../request/form-fields.ts';
import type { StaffRequest } from '../../request/office-request.ts';
import { type FormEnd, type Refused, staffScreen } from '../../request/office-screen.ts';
import { BounceForm, checkBounces } from './bounces.tsx';
import { DomainTable } from './domain-table.tsx';
import { LetterFilter, LetterTable } from './letter-table.tsx';
import { ResendAll } from './resend-all.tsx';

const done = ['resent', 'resentAll', 'forgotten', 'stopped', 'gone'] as const;
type Done = (typeof done)[number];

/** `/bureau/envois`: letters that were given up, and addresses that take no mail. */
export const mailScreen = staffScreen({
  act: 'mail.list',
  async show({ locale, parts: { board }, url: { searchParams: query } }, refused) {
    const t = officeWords(locale, 'mail');
    const letter = query.get('lettre') || null;
    const [counts, listed, domains] = await Promise.all([
      countGivenUp(board),
      listGivenUp(board, { letter, after: query.get('after') }),
      refusedByDomain(board),
    ]);
    const said = done.find((name) => name === query.get('fait')) ?? null;
    const shown = { ...listed, counts, domains, letter, said, query, refused };
    return { title: t('title'), lead: t('lead'), body: <Mail {...shown} /> };
  },
  forms: {
    resendAll: { act: 'mail.resendAll', send: resendAll },
    check: { act: 'mail.list', send: checkBounces },
    stop: { act: 'mail.stop', send: stop },
  },
});

async function resendAll({ parts: { board }, actor, locale }: StaffRequest, form: FormData): Promise<FormEnd> {
  const count = await resendLettersOf(board, actor, typedText(form, 'letter'));
  return { redirectTo: `${localized(locale, '/bureau/envois')}?fait=resentAll&nombre=${count}` };
}

async function stop({ parts: { board }, actor, locale }: StaffRequest, form: FormData): Promise<FormEnd> {
  const { addresses } = await stopAddresses(board, actor, typedText(form, 'addresses'));
  return { redirectTo: `${localized(locale, '/bureau/envois')}?fait=stopped&nombre=${addresses}` };
}

type Props = {
  letters: readonly GivenUpLetter[];
  next: string | null;
  counts: ReadonlyMap<string, number>;
  domains: Awaited<ReturnType<typeof refusedByDomain>>;
  letter: string | null;
  said: Done | null;
  query: URLSearchParams;
  refused: Refused | null;
};

function Mail({ letters, next, counts, domains, letter, said, query, refused }: Props) {
  const t = useTranslations('office');
  const locale = useOfficeLocale();
  const address = localized(locale, '/bureau/envois');
  const problem = refused?.problem ?? null;
  const count = Number(/^\d{1,6}$/.exec(query.get('nombre') ?? '')?.[0] ?? 0);
  const isAbsent = letter !== null && letterWord(letter) !== null && !counts.has(letter);
  return (
    <div className={parts.sections}>
      {problem === null ? null : <Notice tone="error">{t(`problems.${problem}`)}</Notice>}
      {said === null || refused !== null ? null : (
        <Notice tone={said === 'gone' ? 'warning' : 'success'}>{t(`mail.done.${said}`, { count })}</Notice>
      )}
      <section className={parts.stack}>
        <h2>{t('mail.givenUp')}</h2>
        {counts.size === 0 ? <p>{t('mail.none')}</p> : <LetterFilter counts={counts} letter={letter} />}
        {isAbsent && counts.size > 0 ? <p>{t('mail.noneOfKind')}</p> : null}
        {letter === null ? null : <ResendAll letter={letter} count={counts.get(letter) ?? 0} />}
        {letters.length === 0 ? null : <LetterTable letters={letters} />}
        <PageLinks address={address} query={query} next={next} />
      </section>
      <section className={parts.stack}>
        <h2>{t('mail.refusedTitle')}</h2>
        <p>{t('mail.refusedLead')}</p>
        {domains.length === 0 ? <p>{t('mail.noDomains')}</p> : <DomainTable domains={domains} />}
      </section>
      <BounceForm refused={refused} />
    </div>
  );
}
