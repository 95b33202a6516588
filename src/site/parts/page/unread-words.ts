import { maxCounted } from '#board/notifications/notification-limits.ts';

type Say = (key: 'words' | 'many', values: { count?: number; most?: number }) => string;

/**
 * How many notifications are unread, as the indicator shows it and as it is said: 3 → '3', '(3 notifications
 * non lues)'. Nothing where nothing is. `say` has the words of `shell.unread`.
 */
export function unreadWords(count: number, say: Say): { readonly shown: string; readonly said: string } {
  if (count === 0) return { shown: '', said: '' };
  if (count > maxCounted) return { shown: `${maxCounted}+`, said: say('many', { most: maxCounted }) };
  return { shown: String(count), said: say('words', { count }) };
}
