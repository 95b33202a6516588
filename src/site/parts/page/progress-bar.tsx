import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router';
import styles from './progress-bar.module.css';

// Specification §9, milliseconds: what is faster shows no bar, and one that is full stays for a moment. Its
// way takes the 5000 ms of its style.
const throttle = 200;
const hideDelay = 500;

/** Shows that the next page is on its way. */
export function ProgressBar() {
  const isLoading = useNavigation().state !== 'idle';
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const later = setTimeout(() => setShown(isLoading), isLoading ? throttle : hideDelay);
    return () => clearTimeout(later);
  }, [isLoading]);
  return isShown ? <div className={styles.bar} data-full={!isLoading} aria-hidden="true" /> : null;
}
