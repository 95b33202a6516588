import { type LoaderFunctionArgs, redirect } from 'react-router';
import { localeOf, localized } from '#site/i18n/locale.ts';

/** `/offres` is the search screen, with whatever criteria came along. */
export function loader({ url }: LoaderFunctionArgs) {
  return redirect(localized(localeOf(url.pathname), `/offres/recherche${url.search}`), 301);
}
