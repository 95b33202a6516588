import type { messages } from './messages.fr.ts';
import type { intlLocale } from './locale.ts';

declare module 'use-intl' {
  interface AppConfig {
    Locale: (typeof intlLocale)[keyof typeof intlLocale];
    Messages: typeof messages;
  }
}
