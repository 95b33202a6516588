import { favouritesClosing } from '#board/jobs/favourite-jobs.ts';
import { readReminder, type Reminder } from '#board/favourites/read-reminder.ts';
import { formats } from '#words/formats.ts';
import { localized } from '#words/locale.ts';
import { lastMoment } from '#words/paris-days.ts';
import { LetterFrame } from '#letters/frame/letter-frame.tsx';
import { LetterAction, Paragraph, PlainLink, SmallPrint } from '#letters/frame/letter-parts.tsx';
import { maxOffersInLetter, OfferItem, OtherFavourites } from '#letters/frame/letter-offer.tsx';
import { defineLetter, messageIdOf } from '#letters/frame/letter.ts';
import { renderLetter } from '#letters/frame/render-letter.ts';
import type { RenderedLetter } from '#letters/frame/render-letter.ts';
import { sample } from '#letters/frame/sample.ts';
import { letterWords } from '#letters/frame/letter-words.ts';

/** Lists all favourites that close soon in one letter, in the candidate's language. */
export const favouritesClosingLetter = defineLetter({
  job: favouritesClosing,
  write: async (board, post, { candidateId, offerIds, day }) => {
    const reminder = await readReminder(board, candidateId, offerIds);
    if (reminder === undefined) return undefined;
    const messageId = messageIdOf(`${candidateId}-${day}-${offerIds[0] ?? ''}`, 'closing', post);
    return { ...(await closingLetter(reminder, post.publicUrl)), to: reminder.email, attachments: [], messageId };
  },
  sample: (locale) =>
    closingLetter(
      { email: sample.candidate.email, locale, offers: [{ ...sample.listed[locale], closesAt: sample.later }] },
      sample.publicUrl,
    ),
});

export function closingLetter(reminder: Reminder, publicUrl: URL): Promise<RenderedLetter> {
  const words = letterWords('closing', reminder.locale);
  const subject = words('subject', { count: reminder.offers.length });
  return renderLetter(subject, <ClosingLetter reminder={reminder} publicUrl={publicUrl} />);
}

function ClosingLetter({ reminder: { locale, offers }, publicUrl }: { reminder: Reminder; publicUrl: URL }) {
  const words = letterWords('closing', locale);
  const addressOf = (path: string) => new URL(localized(locale, path), publicUrl).href;
  const favourites = addressOf('/espace-personnel/favoris');
  return (
    <LetterFrame locale={locale} preview={words('preview')}>
      <Paragraph>{words('greeting')}</Paragraph>
      <Paragraph>{words('lead', { count: offers.length })}</Paragraph>
      {offers.slice(0, maxOffersInLetter).map(({ closesAt, ...offer }) => (
        <OfferItem
          key={offer.id}
          offer={offer}
          locale={locale}
          href={addressOf(`/offres/${offer.id}`)}
          label={words('until', { date: lastDay(closesAt, locale) })}
        />
      ))}
      <OtherFavourites count={offers.length} locale={locale} />
      <LetterAction href={favourites}>{words('open')}</LetterAction>
      <SmallPrint>
        {words('footer')} <PlainLink href={`${favourites}#rappels`}>{words('off')}</PlainLink>.
      </SmallPrint>
    </LetterFrame>
  );
}

function lastDay(closesAt: Date, locale: Reminder['locale']): string {
  return formats[locale].dateTime(lastMoment(closesAt), { dateStyle: 'long' });
}
