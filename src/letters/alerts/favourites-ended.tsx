import { type EndedFavourites, readEnded } from '#board/favourites/read-ended.ts';
import { favouritesFilled, favouritesWithdrawn } from '#board/jobs/favourite-jobs.ts';
import { formats } from '#words/formats.ts';
import { localized } from '#words/locale.ts';
import { LetterFrame } from '#letters/frame/letter-frame.tsx';
import { LetterAction, Paragraph, PlainLink, SmallPrint } from '#letters/frame/letter-parts.tsx';
import { maxOffersInLetter, OfferItem, OtherFavourites } from '#letters/frame/letter-offer.tsx';
import { defineLetter, messageIdOf } from '#letters/frame/letter.ts';
import { renderLetter } from '#letters/frame/render-letter.ts';
import type { RenderedLetter } from '#letters/frame/render-letter.ts';
import { sample } from '#letters/frame/sample.ts';
import { letterWords } from '#letters/frame/letter-words.ts';

type End = 'filled' | 'withdrawn';

/** Lists all favourites that were filled in one letter, in the candidate's language. */
export const favouritesFilledLetter = endLetter('filled', favouritesFilled, 'favouriteFilled');

/** Lists all favourites that were withdrawn in one letter, in the candidate's language. */
export const favouritesWithdrawnLetter = endLetter('withdrawn', favouritesWithdrawn, 'favouriteWithdrawn');

function endLetter(end: End, job: typeof favouritesFilled, kind: Parameters<typeof readEnded>[1]) {
  return defineLetter({
    job,
    write: async (board, post, { candidateId, offerIds, day }) => {
      const favourites = await readEnded(board, kind, { candidateId, offerIds });
      if (favourites === undefined) return undefined;
      const messageId = messageIdOf(`${candidateId}-${day}-${offerIds[0] ?? ''}`, end, post);
      const letter = await endedLetter(end, favourites, post.publicUrl);
      return { ...letter, to: favourites.email, attachments: [], messageId };
    },
    sample: (locale) =>
      endedLetter(
        end,
        { email: sample.candidate.email, locale, offers: [{ ...sample.listed[locale], endedAt: sample.later }] },
        sample.publicUrl,
      ),
  });
}

export function endedLetter(end: End, favourites: EndedFavourites, publicUrl: URL): Promise<RenderedLetter> {
  const words = letterWords('endedFavourites', favourites.locale);
  const subject = words('subject', { end, count: favourites.offers.length });
  return renderLetter(subject, <EndedLetter {...{ end, favourites, publicUrl }} />);
}

type Props = { end: End; favourites: EndedFavourites; publicUrl: URL };

function EndedLetter({ end, favourites: { locale, offers }, publicUrl }: Props) {
  const words = letterWords('endedFavourites', locale);
  const addressOf = (path: string) => new URL(localized(locale, path), publicUrl).href;
  const count = offers.length;
  return (
    <LetterFrame locale={locale} preview={words('preview', { count })}>
      <Paragraph>{words('greeting')}</Paragraph>
      <Paragraph>{words('lead', { end, count })}</Paragraph>
      {offers.slice(0, maxOffersInLetter).map(({ endedAt, ...offer }) => (
        <OfferItem
          key={offer.id}
          offer={offer}
          locale={locale}
          href={null}
          label={words('since', { end, date: formats[locale].dateTime(endedAt, { dateStyle: 'long' }) })}
        />
      ))}
      <OtherFavourites count={offers.length} locale={locale} />
      <LetterAction href={addressOf('/espace-personnel/favoris')}>{words('open')}</LetterAction>
      <Paragraph>
        <PlainLink href={addressOf('/offres/recherche')}>{words('search')}</PlainLink>
      </Paragraph>
      <SmallPrint>
        {words('footer', { count })} <PlainLink href={addressOf('/notifications/choix')}>{words('choose')}</PlainLink>.
      </SmallPrint>
    </LetterFrame>
  );
}
