import { useTranslations } from '#words/use-translations.ts';
import { problemNamed } from '../../request/problem-code.ts';

/** Returns the function that says why a plan failed, by the code of its error. */
export function usePlanError() {
  const t = useTranslations('office');
  return (code: string): string => {
    const problem = problemNamed(code);
    return t('contents.planFailed', {
      why: problem === null ? t('contents.unknownError', { code }) : t(`problems.${problem}`),
    });
  };
}
