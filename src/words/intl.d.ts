import type { messages } from './messages.fr.ts';
import type { Locale } from './locale.ts';

declare module 'use-intl' {
  interface AppConfig {
    Locale: Locale;
    Messages: typeof messages;
  }
}
