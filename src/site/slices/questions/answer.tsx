import { Icon } from '#ui/icon.tsx';
import { RichText } from '#site/parts/documents/rich-text.tsx';
import type { ShownQuestion } from './present-question.ts';
import styles from './answer.module.css';

type Props = {
  readonly shown: ShownQuestion;
  /** Words by which the filter of the page finds the question. */
  readonly words?: readonly string[];
};

/**
 * A question that opens its answer. The anchors are inside the answer, because a browser opens the answer by
 * itself if an anchor leads into it (HTML, «ancestor revealing algorithm»).
 */
export function QuestionAnswer({ shown: { id, translations, question, answers }, words }: Props) {
  return (
    <details className={styles.answer} data-words={words?.join(' ')}>
      <summary className={styles.question}>
        {question}
        <Icon name="chevron-down" className={styles.chevron} />
      </summary>
      <div className={styles.text} id={id}>
        {translations.map((other) => (
          <span key={other} id={other} className={styles.anchor} />
        ))}
        <RichText field={answers} under={3} />
      </div>
    </details>
  );
}
