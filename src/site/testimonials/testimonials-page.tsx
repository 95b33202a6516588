import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { useTranslations } from 'use-intl';
import { Page } from '#ui/page.tsx';
import { loadWords } from '#words/load-words.ts';
import { localeOf } from '#words/locale.ts';
import { contentContext, viewerContext } from '../context.ts';
import { askContent } from '../editorial/ask-content.ts';
import { useAddress } from '../shell/addresses.ts';
import { LoginDialog } from '../shell/login-dialog.tsx';
import { PageMeta } from '../shell/page-meta.tsx';
import { useShownViewer } from '../shell/root-data.ts';
import type { ScreenHandle } from '../shell/screen-handle.ts';
import { presentTestimonial } from '../slices/testimonials/present-testimonial.ts';
import { TestimonialList } from '../slices/testimonials/testimonial-list.tsx';
import { maySeeTestimonials } from './testimonial-policy.ts';

export const catalogues = await loadWords('content');

export const handle: ScreenHandle = { hydrate: false, picture: true, cache: { seconds: 300, about: ['content'] } };

const orderings = [{ field: 'my.testimonial.rank', direction: 'asc' }] as const;

export async function loader({ context, url }: LoaderFunctionArgs) {
  const content = context.get(contentContext);
  const maySee = maySeeTestimonials(context.get(viewerContext));
  const query = { types: ['testimonial'], lang: localeOf(url.pathname), orderings, pageSize: 100 } as const;
  const { documents } = await askContent(content.query(query));
  return { testimonials: documents.map((document) => presentTestimonial(document, maySee)) };
}

/** `/temoignages`: who left and what they say of it, which one reads signed in. */
export default function TestimonialsPage() {
  const t = useTranslations('content.testimonials');
  const here = useAddress()('/temoignages');
  const { testimonials } = useLoaderData<typeof loader>();
  return (
    <Page title={t('title')} lead={t('lead')}>
      <PageMeta title={t('title')} description={t('lead')} />
      {useShownViewer() === null ? <LoginDialog message={t('gate')} redirect={here} required panel /> : null}
      {testimonials.length === 0 ? <p>{t('none')}</p> : <TestimonialList testimonials={testimonials} />}
    </Page>
  );
}
