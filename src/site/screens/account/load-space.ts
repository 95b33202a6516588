import type { LoaderFunctionArgs } from 'react-router';
import { lastApplications } from '#board/applications/my-applications.ts';
import type { MyApplication } from '#board/applications/my-applications.ts';
import { ageRefusal, lastDepartureDay } from '#board/candidates/age.ts';
import { eligibilityDoubts } from '#board/candidates/eligibility.ts';
import { type Profile, readProfile } from '#board/candidates/read-profile.ts';
import { countFavourites } from '#board/favourites/my-favourites.ts';
import { watchedFavourites, type WatchedFavourite } from '#board/favourites/watched-favourites.ts';
import { countUnread } from '#board/notifications/count-unread.ts';
import { type MySearch, mySearches } from '#board/saved-searches/my-searches.ts';
import { requestContext } from '#site/request/context.ts';
import { requireCandidate } from '#site/parts/sign-in/require-candidate.ts';
import { sorts } from '#search/criteria/criteria.ts';
import { searchOf } from '#search/naming/criterion-tags.ts';
import { localeOf } from '#words/locale.ts';
import { dayInParis, parisDaysBetween } from '#words/paris-days.ts';
import { loadSpaceWords } from './load-space-words.ts';

/** Limit of rows of each part of the page; a link leads to the whole list. */
const maxRows = 4;

/** Loads the contents of the personal space. `page-queries.test.ts` limits the number of its queries. */
export async function loadSpace({ context, url }: LoaderFunctionArgs) {
  const viewer = requireCandidate(context, url);
  const { board, content } = context.get(requestContext);
  const locale = localeOf(url.pathname);
  const [words, profile, applications, favourites, watched, searches, unread] = await Promise.all([
    loadSpaceWords({ board, content, viewer, locale }),
    readProfile(board, viewer),
    lastApplications(board, viewer, locale, maxRows),
    countFavourites(board, viewer),
    watchedFavourites(board, viewer, locale, maxRows),
    mySearches(board, viewer, locale),
    countUnread(board, viewer.candidate.id),
  ]);
  const now = board.now();
  return {
    words,
    firstName: profile.firstName,
    profile: presentProfile(profile, now),
    applications: { last: applications.last.map(presentApplication), total: applications.total },
    favourites: { watched: watched.map((one) => presentWatched(one, now)), total: favourites },
    searches: presentSearches(searches),
    unread,
  };
}

function presentProfile({ birthDate, nationality, missing, isComplete }: Profile, now: Date) {
  const mayGo = birthDate !== null && ageRefusal(birthDate, dayInParis(now)) === undefined;
  const isDoubted = eligibilityDoubts({ birthDate, nationality }, dayInParis(now)).includes('nationality');
  return {
    missing: isComplete ? [] : missing,
    age: birthDate === null ? 'unknown' : mayGo ? 'fits' : 'refused',
    isDoubted,
    until: mayGo ? lastDepartureDay(birthDate) : null,
  } as const;
}

function presentApplication({ id, offer, companyName, state, since }: MyApplication) {
  const shown = offer && { title: offer.title, language: offer.language, city: offer.city, mark: offer.mark };
  return { id, offer: shown, companyName, state, since };
}

function presentWatched({ at, ...favourite }: WatchedFavourite, now: Date) {
  return { ...favourite, day: dayInParis(at), inDays: parisDaysBetween(now, at) };
}

function presentSearches(searches: readonly MySearch[]) {
  const fresh = searches.filter((search) => search.fresh > 0);
  return {
    // Sorted by date, so that the new offers come first.
    fresh: fresh.slice(0, maxRows).map(({ id, name, fresh, criteria }) => {
      return { id, name, fresh, search: searchOf({ ...criteria, sort: sorts.date }) };
    }),
    total: searches.length,
    silent: searches.filter(({ alert }) => alert.frequency === 'off').length,
  };
}

export type Space = Awaited<ReturnType<typeof loadSpace>>;
