import type { ReactNode } from 'react';
import { useLoaderData } from 'react-router';
import { useTranslations } from '#words/use-translations.ts';
import { Notice } from '#ui/notice.tsx';
import { Page } from '#ui/page.tsx';
import { loadWords } from '#words/load-words.ts';
import { PageMeta } from '#site/parts/page/page-meta.tsx';
import { defineScreen } from '#site/routing/screen-handle.ts';
import { ContactForm } from './contact-form.tsx';
import type { loader } from './load-contact.ts';
import { sendLetter } from './send-letter.ts';

export const catalogues = await loadWords('contact', 'errors', 'fields');

export const handle = defineScreen({ hydrate: false, limit: { name: 'contact', max: 5, counts: 'posts' } });

export const action = sendLetter;

export { loader } from './load-contact.ts';

/** `/nous-ecrire`: a form for messages to the team that runs the site. */
export default function ContactPage() {
  const t = useTranslations('contact');
  const { isOpen, sent } = useLoaderData<typeof loader>();
  return (
    <Page title={t('title')} lead={isOpen ? t('lead') : null} narrow>
      <PageMeta title={t('title')} description={t('description')} />
      {sent ? (
        <Notice tone="success" title={t('sent')}>
          <p>{t('sentText')}</p>
        </Notice>
      ) : null}
      {isOpen ? null : <Notice tone="info">{t('nobody')}</Notice>}
      {isOpen && !sent ? <Written /> : null}
    </Page>
  );
}

function Written() {
  const t = useTranslations('contact');
  const { address } = useLoaderData<typeof loader>();
  const mail = (words: ReactNode) => <a href={`mailto:${address}`}>{words}</a>;
  return (
    <>
      <ContactForm />
      {address === null ? null : <p>{t.rich('byMail', { mail, address })}</p>}
    </>
  );
}
