import { useTranslations } from 'use-intl';
import { Icon } from '#ui/icon.tsx';
import { buttonClass } from '#ui/button.tsx';
import type { LoadedProps } from '../../editorial/load-slices.ts';
import { useAddress } from '../../shell/addresses.ts';
import { SliceSection } from '../section/slice-section.tsx';
import { Answer } from './answer.tsx';
import styles from './questions.module.css';

/** Some questions with their answers, and the way to all of them. */
export function Questions({ slice, context }: LoadedProps<'questions'>) {
  const t = useTranslations('content.questions');
  const questions = context.questions.get(slice.id) ?? [];
  const all = useAddress()('/faq');
  if (questions.length === 0) return null;
  return (
    <SliceSection title={slice.primary.title ?? t('title')} className={styles.narrow}>
      <div>
        {questions.map((shown) => (
          <Answer key={shown.id} shown={shown} />
        ))}
      </div>
      <p>
        <a className={buttonClass('secondary')} href={all}>
          {t('all')}
          <Icon name="arrow-right" />
        </a>
      </p>
    </SliceSection>
  );
}
