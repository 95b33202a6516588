import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router';
import styles from './progress-bar.module.css';

// Times in milliseconds (specification §9): a navigation that is faster than `throttle` shows no bar, and a
// full bar stays for a moment. The animation in the style sheet takes 5000 ms.
const throttle = 200;
const hideDelay = 500;

/** Shows that the next page is loading. */
export function ProgressBar() {
  const isLoading = useNavigation().state !== 'idle';
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const later = setTimeout(() => setShown(isLoading), isLoading ? throttle : hideDelay);
    return () => clearTimeout(later);
  }, [isLoading]);
  return isShown ? <div className={styles.bar} data-full={!isLoading} aria-hidden="true" /> : null;
}
