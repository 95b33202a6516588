import { useTranslations } from '#words/use-translations.ts';
import type { LoadedProps } from '#site/slices/load-slices.ts';
import { useAddress } from '#site/routing/addresses.ts';
import { AllLink } from '../section/all-link.tsx';
import { SliceSection } from '../section/slice-section.tsx';
import { QuestionAnswer } from './answer.tsx';
import styles from './questions.module.css';

/** Some questions with their answers, and a link to all questions. */
export function Questions({ slice, context }: LoadedProps<'questions'>) {
  const t = useTranslations('content.questions');
  const questions = context.questions.get(slice.id) ?? [];
  const all = useAddress()('/faq');
  if (questions.length === 0) return null;
  return (
    <SliceSection title={slice.primary.title ?? t('title')} className={styles.narrow}>
      <div>
        {questions.map((shown) => (
          <QuestionAnswer key={shown.id} shown={shown} />
        ))}
      </div>
      <AllLink href={all} words={t('all')} />
    </SliceSection>
  );
}
