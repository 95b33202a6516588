import type { ReactNode } from 'react';
import { IntlProvider } from 'use-intl';
import type { Locale } from './locale.ts';
import type { messages as french } from './messages.fr.ts';

type Props = { locale: Locale; messages: typeof french; children: ReactNode };

/** Puts one language's words and formats around the whole router. Dates are those of Paris, where the offers are published. */
export function Words({ locale, messages, children }: Props) {
  return (
    <IntlProvider locale={locale} messages={messages} timeZone="Europe/Paris">
      {children}
    </IntlProvider>
  );
}
