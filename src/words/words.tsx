import type { ReactNode } from 'react';
import { IntlProvider } from 'use-intl';
import { languages, type Locale } from './locale.ts';
import type { messages as french } from './messages.fr.ts';
import { parisTime } from './paris-days.ts';

type Props = { locale: Locale; messages: Partial<typeof french>; children: ReactNode };

/** Provides a language's words to the whole router. */
export function Words({ locale, messages, children }: Props) {
  return (
    <IntlProvider locale={languages[locale].intl} messages={messages} timeZone={parisTime}>
      {children}
    </IntlProvider>
  );
}
