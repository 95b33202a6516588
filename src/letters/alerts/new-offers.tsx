import type { z } from 'zod';
import { unsubscriptionToken } from '#board/alerts/alert-links.ts';
import { alertDigest } from '#board/jobs/alert-jobs.ts';
import { type Digest, type DigestSearch, readDigest } from '#board/alerts/read-digest.ts';
import type { Board } from '#board/context/board.ts';
import type { Message } from '#mail/mailer.ts';
import { type Locale, localized } from '#words/locale.ts';
import { LetterFrame } from '#letters/frame/letter-frame.tsx';
import { LetterAction, Cut, Paragraph, PlainLink, SmallPrint } from '#letters/frame/letter-parts.tsx';
import { maxOffersInLetter, OfferItem } from '#letters/frame/letter-offer.tsx';
import { defineLetter, messageIdOf, type Post } from '#letters/frame/letter.ts';
import { renderLetter } from '#letters/frame/render-letter.ts';
import type { RenderedLetter } from '#letters/frame/render-letter.ts';
import { sample } from '#letters/frame/sample.ts';
import { stopAlerts } from './stop-alerts.ts';
import { letterWords } from '#letters/frame/letter-words.ts';

/** Lists the new offers of all searches that were due together in one letter, in the candidate's language. */
export const newOffersLetter = defineLetter({ job: alertDigest, write, refused: stopAlerts, sample: sampleLetter });

type Data = z.output<typeof alertDigest.schema>;

async function write(board: Board, post: Post, { candidateId, digest, found }: Data): Promise<Message | undefined> {
  const said = await readDigest(board, candidateId, found);
  if (said === undefined) return undefined;
  const end = (searchId: string | null, locale: Locale | null) => {
    const path = `/alertes/fin/${unsubscriptionToken(post.signingSecret, { candidateId, searchId })}`;
    return new URL(locale === null ? path : localized(locale, path), post.publicUrl).href;
  };
  const letter = await newOffersLetterOf(said, post.publicUrl, (searchId) => end(searchId, said.locale));
  const messageId = messageIdOf(digest, 'new-offers', post);
  return { ...letter, to: said.email, attachments: [], messageId, unsubscribe: end(null, null) };
}

/** @param end returns the address that ends the alert of a search, or all alerts */
export function newOffersLetterOf(
  digest: Digest,
  publicUrl: URL,
  end: (searchId: string | null) => string,
): Promise<RenderedLetter> {
  const words = letterWords('newOffers', digest.locale);
  const count = digest.searches.reduce((sum, { total }) => sum + total, 0);
  const [first] = digest.searches;
  const subject =
    digest.searches.length === 1 && first
      ? words('subjectOf', { count, name: first.name })
      : words('subject', { count });
  return renderLetter(subject, <NewOffers digest={digest} publicUrl={publicUrl} end={end} />);
}

type Props = { digest: Digest; publicUrl: URL; end: (searchId: string | null) => string };

function NewOffers({ digest: { locale, searches }, publicUrl, end }: Props) {
  const words = letterWords('newOffers', locale);
  // With many searches, each lists fewer offers, so that the letter stays short.
  const most = Math.max(1, Math.floor(maxOffersInLetter / searches.length));
  const mine = new URL(localized(locale, '/espace-personnel/recherches'), publicUrl).href;
  return (
    <LetterFrame locale={locale} preview={words('preview')}>
      <Paragraph>{words('greeting')}</Paragraph>
      {searches.map((search) => (
        <Found key={search.id} {...{ search, locale, publicUrl, most }} end={end(search.id)} />
      ))}
      <SmallPrint>
        {words('footer')} <PlainLink href={mine}>{words('settings')}</PlainLink> ·{' '}
        <PlainLink href={end(null)}>{words('endAll')}</PlainLink>
      </SmallPrint>
    </LetterFrame>
  );
}

type FoundProps = { search: DigestSearch; locale: Locale; publicUrl: URL; most: number; end: string };

function Found({ search: { name, address, total, offers: found }, locale, publicUrl, most, end }: FoundProps) {
  const offers = found.slice(0, most);
  const words = letterWords('newOffers', locale);
  const addressOf = (path: string) => new URL(localized(locale, path), publicUrl).href;
  const search = addressOf('/offres/recherche') + (address === '' ? '' : `?${address}`);
  return (
    <>
      <Paragraph>
        <strong>{words('found', { count: total, name })}</strong>
      </Paragraph>
      {offers.map((offer) => (
        <OfferItem key={offer.id} offer={offer} locale={locale} href={addressOf(`/offres/${offer.id}`)} />
      ))}
      <LetterAction href={search}>
        {total > offers.length ? words('more', { count: total }) : words('search')}
      </LetterAction>
      <SmallPrint>
        <PlainLink href={end}>{words('end', { name })}</PlainLink>
      </SmallPrint>
      <Cut />
    </>
  );
}

function sampleLetter(locale: Locale): Promise<RenderedLetter> {
  const search = {
    id: '1',
    name: 'V.I.E., Europe',
    address: 'missionsTypesIds=1',
    total: 7,
    offers: [sample.listed[locale]],
  };
  const digest = { email: sample.candidate.email, locale, searches: [search, { ...search, id: '2', total: 1 }] };
  const end = () => new URL(localized(locale, '/alertes/fin/x'), sample.publicUrl).href;
  return newOffersLetterOf(digest, sample.publicUrl, end);
}
