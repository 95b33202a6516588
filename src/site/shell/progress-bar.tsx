import { useNavigation } from 'react-router';
import styles from './progress-bar.module.css';

/** Shows that the next page is on its way, once that takes longer than 200 ms (specification §9). */
export function ProgressBar() {
  const { state } = useNavigation();
  return state === 'idle' ? null : <div className={styles.bar} aria-hidden="true" />;
}
