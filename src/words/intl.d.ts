import type { messages } from './messages.fr.ts';
import type { languages } from './locale.ts';

declare module 'use-intl' {
  interface AppConfig {
    Locale: (typeof languages)[keyof typeof languages]['intl'];
    Messages: typeof messages;
  }
}
