import { Notice } from '#ui/notice.tsx';
import { useTranslations } from '#words/use-translations.ts';
import { officeWords } from '../../frame/office-words.ts';
import type { StaffRequest } from '../../request/office-request.ts';
import type { Refused } from '../../request/office-screen.ts';
import type { ProblemCode } from '../../request/problem-code.ts';
import { logoNumbers } from './logo-upload.ts';

const done = ['logoSet', 'logoRemoved', 'logoBack'] as const;

/** Forms of the section. A form without a name was not read, because of its file. */
const forms = new Set(['', 'setLogo', 'removeLogo', 'bringLogoBack']);

/** What the section of the logo says about the last form. */
export type LogoSaid = {
  readonly done: (typeof done)[number] | null;
  readonly problem: ProblemCode | null;
  /** Words for an uploaded file that is no logo, or too large. */
  readonly file: string | null;
};

export function logoSaid({ locale, url }: StaffRequest, refused: Refused | null, file: string | null): LogoSaid {
  const own = refused !== null && forms.has(refused.form) ? refused.problem : null;
  if (own === 'filesTooLarge')
    return { done: null, problem: null, file: officeWords(locale, 'companies')('logo.tooLarge', logoNumbers) };
  const isDone = refused === null && file === null;
  return {
    done: isDone ? (done.find((name) => name === url.searchParams.get('fait')) ?? null) : null,
    problem: own,
    file,
  };
}

/** Stands in the section, because the address that follows its forms leads there. */
export function LogoNotice({ said }: { said: LogoSaid }) {
  const t = useTranslations('office');
  if (said.problem !== null) return <Notice tone="error">{t(`problems.${said.problem}`)}</Notice>;
  return said.done === null ? null : <Notice tone="success">{t(`companies.done.${said.done}`)}</Notice>;
}
