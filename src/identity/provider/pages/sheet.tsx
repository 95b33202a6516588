import type { ReactElement, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { useTranslations } from '#words/use-translations.ts';
import { BrandMark } from '#ui/brand-mark.tsx';
import favicon from '#ui/favicon.svg?url';
import { type Locale, otherLocale } from '#words/locale.ts';
import { messages as en } from '#words/messages.en.ts';
import { messages as fr } from '#words/messages.fr.ts';
import { Words } from '#words/words.tsx';
import type { ScriptName } from './assets.ts';
import styles from './sheet.module.css';

/** Data that every page needs. */
export type Frame = {
  readonly language: Locale;
  /** Address of the style sheet. It changes when the style sheet changes. */
  readonly stylesheet: string;
  /** Addresses of the scripts, by name. */
  readonly scripts: Readonly<Record<ScriptName, string>>;
  /** Address of the site from which people come and to which they return. */
  readonly siteUrl: string;
  /** Address of the site's privacy page. */
  readonly privacyUrl: string;
  /** Address of the same page in the other language; null if the page cannot be requested again. */
  readonly otherLanguageUrl: string | null;
  /** True for people who enter the office: the page says nothing to candidates. */
  readonly isOfStaff: boolean;
};

type Props = {
  frame: Frame;
  title: string;
  lead: string;
  /** Scripts of the page besides the script of all pages. The page also works if they do not run. */
  scripts?: readonly ScriptName[];
  children: ReactNode;
};

const catalogues = { fr, en };
const brand = 'Mon Volontariat International';

/** Renders a page in the language of its frame. The page is not hydrated. */
export function renderSheet({ language }: Frame, page: ReactElement): string {
  const translated = (
    <Words locale={language} messages={catalogues[language]}>
      {page}
    </Words>
  );
  return `<!doctype html>${renderToStaticMarkup(translated)}`;
}

/** The whole document around a page, designed as a boarding pass with its stub above. */
export function Sheet({ frame, title, lead, scripts, children }: Props) {
  return (
    <html lang={frame.language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <title>{`${title} – ${brand}`}</title>
        <link rel="icon" type="image/svg+xml" href={favicon} />
        <script src={frame.scripts.quietTransitions} />
        <link rel="stylesheet" href={frame.stylesheet} />
        {scripts?.map((name) => (
          <script key={name} type="module" src={frame.scripts[name]} />
        ))}
      </head>
      <body className={styles.page}>
        <header className={styles.header}>
          <a className={styles.brand} href={frame.siteUrl}>
            <BrandMark />
            {brand}
          </a>
          <LanguageLink {...frame} />
        </header>
        <main className={styles.pass}>
          <Stub />
          <div className={styles.body}>
            <h1>{title}</h1>
            <p className={styles.lead}>{lead}</p>
            {children}
          </div>
        </main>
      </body>
    </html>
  );
}

function LanguageLink({ language, otherLanguageUrl }: Frame) {
  const t = useTranslations('identity');
  const other = otherLocale(language);
  if (otherLanguageUrl === null) return null;
  return (
    <a className={styles.language} href={otherLanguageUrl} lang={other} hrefLang={other}>
      {t('otherLanguage')}
    </a>
  );
}

/** A decorative picture, hidden from assistive technology. */
function Stub() {
  const t = useTranslations('identity.pass');
  return (
    <div className={styles.stub} aria-hidden="true">
      <p>
        <span>{t('from')}</span>
        <b>{t('fromPlace')}</b>
      </p>
      <svg viewBox="0 0 200 40">
        <path d="M6 32C60 2 140 2 194 32" />
        <circle cx="6" cy="32" r="4" />
        <circle className={styles.end} cx="194" cy="32" r="5" />
      </svg>
      <p>
        <span>{t('to')}</span>
        <b>{t('toPlace')}</b>
      </p>
    </div>
  );
}
