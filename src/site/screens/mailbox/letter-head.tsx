import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createTranslator } from 'use-intl/core';
import en from '#words/en/mailbox.json' with { type: 'json' };
import fr from '#words/fr/mailbox.json' with { type: 'json' };
import { formats } from '#words/formats.ts';
import { languages, type Locale } from '#words/locale.ts';
import { addressOf } from '#site/routing/addresses.ts';

/**
 * The values of the head above a letter, as a mail program shows them. Samples of letters have fewer values.
 */
export type Envelope = {
  readonly subject: string;
  readonly to?: string | undefined;
  readonly replyTo?: string | undefined;
  readonly sentAt?: Date | undefined;
  readonly files?: readonly string[] | undefined;
  /** Id of a letter that can be answered. */
  readonly reply?: string | undefined;
};

const words = { fr, en };

/** Writes one document: a link back to the list, the head of the letter, and the letter. */
export function withHead(html: string, envelope: Envelope, locale: Locale, back: Back): string {
  const head = renderToStaticMarkup(<LetterHead {...envelope} locale={locale} back={back} />);
  return html.replace(/<body[^>]*>/, (body) => body + head);
}

type Back = '/boite-aux-lettres' | '/boite-aux-lettres/modeles';

// Styles of the head. It uses the fonts and colours of the system, because the site's style sheets are not
// loaded; both suit light and dark mode. The letter has its own styles.
const style = {
  padding: '12px 16px',
  borderBottom: '1px solid GrayText',
  background: 'Canvas',
  color: 'CanvasText',
  font: '16px/1.5 system-ui, sans-serif',
  overflowWrap: 'anywhere',
} as const;

const link = { display: 'inline-block', marginRight: '24px', padding: '10px 0', color: 'LinkText' } as const;

const bold = (words: ReactNode) => <strong>{words}</strong>;

function LetterHead({ subject, locale, back, reply, ...envelope }: Envelope & { locale: Locale; back: Back }) {
  const t = createTranslator<typeof fr>({ locale: languages[locale].intl, messages: words[locale] });
  return (
    <header style={style} lang={locale}>
      <a href={addressOf(locale, back)} style={link}>
        {t(back === '/boite-aux-lettres' ? 'back' : 'backToSamples')}
      </a>
      {reply === undefined ? null : (
        <a href={addressOf(locale, '/boite-aux-lettres/:id/repondre', { id: reply })} style={link}>
          {t('reply.link')}
        </a>
      )}
      <h1 style={{ margin: '0 0 8px', fontSize: '20px' }}>{subject}</h1>
      {rowsOf({ ...envelope, from: envelope.to && t('sender') }, locale).map(([name, value]) => (
        <div key={name}>{t.rich('fact', { name: t(`facts.${name}`), value, b: bold })}</div>
      ))}
    </header>
  );
}

const order = ['from', 'replyTo', 'to', 'sentAt', 'files'] as const;

function rowsOf(
  { sentAt, files = [], ...names }: Omit<Envelope, 'subject'> & { from: string | undefined },
  locale: Locale,
) {
  const list = new Intl.ListFormat(languages[locale].intl);
  const rows = {
    ...names,
    sentAt: sentAt && formats[locale].dateTime(sentAt, { dateStyle: 'long', timeStyle: 'medium' }),
    files: list.format(files),
  };
  return order.flatMap((name) => (rows[name] ? [[name, rows[name]] as const] : []));
}
