import { maxCounted } from '#board/notifications/notification-limits.ts';

type Say = (key: 'words' | 'many', values: { count?: number; most?: number }) => string;

/**
 * Returns the number of unread notifications as text for the eye and for screen readers: 3 → '3', '(3
 * notifications non lues)'. Both are empty for 0. `say` translates the keys of `shell.unread`.
 */
export function unreadWords(count: number, say: Say): { readonly shown: string; readonly said: string } {
  if (count === 0) return { shown: '', said: '' };
  if (count > maxCounted) return { shown: `${maxCounted}+`, said: say('many', { most: maxCounted }) };
  return { shown: String(count), said: say('words', { count }) };
}
