import type { ReactNode } from 'react';
import { IntlProvider } from 'use-intl';
import { intlLocale, type Locale } from './locale.ts';
import type { messages as french } from './messages.fr.ts';
import { parisTime } from './paris-days.ts';

type Props = { locale: Locale; messages: Partial<typeof french>; children: ReactNode };

/** Puts one language's words around the whole router. */
export function Words({ locale, messages, children }: Props) {
  return (
    <IntlProvider locale={intlLocale[locale]} messages={messages} timeZone={parisTime}>
      {children}
    </IntlProvider>
  );
}
