import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { useTranslations } from '#words/use-translations.ts';
import { Page } from '#ui/page.tsx';
import { loadWords } from '#words/load-words.ts';
import { localeOf } from '#words/locale.ts';
import { requestContext } from '#site/request/context.ts';
import { askContent } from '#site/request/ask-content.ts';
import { useAddress } from '#site/routing/addresses.ts';
import { LoginDialog } from '#site/parts/sign-in/login-dialog.tsx';
import { PageMeta } from '#site/parts/page/page-meta.tsx';
import { useShownViewer } from '#site/request/root-data.ts';
import { defineScreen } from '#site/routing/screen-handle.ts';
import { findPlaces } from '#site/slices/testimonials/find-places.ts';
import { presentTestimonial } from '#site/slices/testimonials/present-testimonial.ts';
import { TestimonialList } from '#site/slices/testimonials/testimonial-list.tsx';
import { maySeeTestimonials } from '#site/slices/testimonials/testimonial-policy.ts';

export const catalogues = await loadWords('content', 'login', 'shell');

export const handle = defineScreen({ hydrate: false, picture: true, cache: { seconds: 300, about: ['content'] } });

const orderings = [{ field: 'my.testimonial.rank', direction: 'asc' }] as const;

export async function loader({ context, url }: LoaderFunctionArgs) {
  const { content } = context.get(requestContext);
  const maySeeWords = maySeeTestimonials(context.get(requestContext).viewer);
  const locale = localeOf(url.pathname);
  const query = { types: ['testimonial'], lang: locale, orderings, pageSize: 100 } as const;
  const [{ documents }, placeOf] = await Promise.all([askContent(content.query(query)), findPlaces(content, locale)]);
  return { testimonials: documents.map((one) => presentTestimonial(one, { maySeeWords, place: placeOf(one) })) };
}

/** `/temoignages`: volunteers and their testimonials. Only signed-in readers see the texts. */
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
