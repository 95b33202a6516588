import { Icon } from '#ui/icon.tsx';
import { RichText } from '../../editorial/rich-text.tsx';
import type { ShownQuestion } from './present-question.ts';
import styles from './answer.module.css';

/**
 * A question that opens its answer. Its anchor lies inside: a browser that is sent there opens it by itself
 * (HTML, «ancestor revealing algorithm»).
 */
export function Answer({ shown: { id, question, answers } }: { shown: ShownQuestion }) {
  return (
    <details className={styles.answer}>
      <summary className={styles.question}>
        {question}
        <Icon name="chevron-down" className={styles.chevron} />
      </summary>
      <div className={styles.text} id={id}>
        <RichText field={answers} under={3} />
      </div>
    </details>
  );
}
