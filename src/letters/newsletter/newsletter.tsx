import type { z } from 'zod';
import type { Board } from '#board/context/board.ts';
import { stopNewsletter } from '#board/newsletter/end-newsletter.ts';
import { countRefused } from '#board/newsletter/issue-counts.ts';
import { newsletterIssue } from '#board/newsletter/newsletter-jobs.ts';
import { maxNewsListed } from '#board/newsletter/newsletter-limits.ts';
import { endNewsletterToken } from '#board/newsletter/newsletter-links.ts';
import { type Newsletter, readNewsletter } from '#board/newsletter/read-issue.ts';
import { readSubscriber } from '#board/newsletter/read-subscription.ts';
import type { Message } from '#mail/mailer.ts';
import { formats } from '#words/formats.ts';
import { type Locale, localized } from '#words/locale.ts';
import { LetterFrame } from '#letters/frame/letter-frame.tsx';
import {
  LetterAction,
  Cut,
  Heading,
  Paragraph,
  NewsItem,
  PlainLink,
  SmallPrint,
} from '#letters/frame/letter-parts.tsx';
import { OfferItem } from '#letters/frame/letter-offer.tsx';
import { defineLetter, messageIdOf, type Post } from '#letters/frame/letter.ts';
import { renderLetter } from '#letters/frame/render-letter.ts';
import type { RenderedLetter } from '#letters/frame/render-letter.ts';
import { sample } from '#letters/frame/sample.ts';
import { letterWords } from '#letters/frame/letter-words.ts';

/** Newsletter: news of the site and new offers, in the language of the subscriber. */
export const newsletterLetter = defineLetter({ job: newsletterIssue, write, refused, sample: sampleLetter });

type Data = z.output<typeof newsletterIssue.schema>;

async function write(board: Board, post: Post, data: Data): Promise<Message | undefined> {
  const said = await readNewsletter(board, data);
  if (said === undefined) return undefined;
  const end = `/lettre/fin/${endNewsletterToken(post.signingSecret, data.subscriptionId)}`;
  const unsubscribe = new URL(localized(said.locale, end), post.publicUrl).href;
  const letter = await newsletterOf(said, { publicUrl: post.publicUrl, end: unsubscribe });
  const messageId = messageIdOf(`${data.issue}.${data.subscriptionId}`, 'newsletter-issue', post);
  return { ...letter, to: said.email, attachments: [], messageId, unsubscribe };
}

/** Stops the newsletter to an address that accepts no mail. */
async function refused(board: Board, { subscriptionId, issue }: Data): Promise<void> {
  const reader = await readSubscriber(board, subscriptionId);
  if (reader === undefined) return;
  await stopNewsletter(board.db, reader.email, board.now());
  await countRefused(board.db, issue);
}

type Links = {
  readonly publicUrl: URL;
  /** Address that ends the subscription. */
  readonly end: string;
};

export function newsletterOf(said: Newsletter, links: Links): Promise<RenderedLetter> {
  const words = letterWords('newsletter', said.locale);
  const [first] = said.news;
  const subject = first ? words('subjectOf', { title: first.title }) : words('subject', { count: said.newOffers });
  return renderLetter(subject, <Issue said={said} {...links} />);
}

function Issue({ said, publicUrl, end }: { said: Newsletter } & Links) {
  const { locale, news, newOffers } = said;
  const words = letterWords('newsletter', locale);
  const addressOf = (path: string) => new URL(localized(locale, path), publicUrl).href;
  return (
    <LetterFrame locale={locale} preview={words('preview', { news: news.length, offers: newOffers })}>
      <Paragraph>{words('greeting')}</Paragraph>
      <Paragraph>{words('lead')}</Paragraph>
      {news.length > 0 ? <News said={said} publicUrl={publicUrl} all={addressOf('/news')} /> : null}
      {news.length > 0 && newOffers > 0 ? <Cut /> : null}
      {newOffers > 0 ? <Offers said={said} addressOf={addressOf} /> : null}
      <Cut />
      <SmallPrint>
        {words('footer')} <PlainLink href={addressOf('/lettre')}>{words('settings')}</PlainLink> ·{' '}
        <PlainLink href={end}>{words('end')}</PlainLink>
      </SmallPrint>
    </LetterFrame>
  );
}

type NewsProps = { said: Newsletter; publicUrl: URL; all: string };

function News({ said: { locale, news }, publicUrl, all }: NewsProps) {
  const words = letterWords('newsletter', locale);
  return (
    <>
      <Heading>{words('news')}</Heading>
      {news.slice(0, maxNewsListed).map(({ path, title, summary, day }) => (
        <NewsItem
          key={path}
          label={formats[locale].dateTime(new Date(`${day}T12:00:00Z`), { dateStyle: 'long' })}
          title={<PlainLink href={new URL(path, publicUrl).href}>{title}</PlainLink>}
        >
          {summary}
        </NewsItem>
      ))}
      <LetterAction href={all}>{words('allNews', { more: Math.max(0, news.length - maxNewsListed) })}</LetterAction>
    </>
  );
}

type OffersProps = { said: Newsletter; addressOf: (path: string) => string };

function Offers({ said: { locale, newOffers, offers }, addressOf }: OffersProps) {
  const words = letterWords('newsletter', locale);
  return (
    <>
      <Heading>{words('offers', { count: newOffers })}</Heading>
      {offers.map((offer) => (
        <OfferItem key={offer.id} offer={offer} locale={locale} href={addressOf(`/offres/${offer.id}`)} />
      ))}
      <LetterAction href={addressOf('/offres/recherche')}>{words('allOffers')}</LetterAction>
    </>
  );
}

function sampleLetter(locale: Locale): Promise<RenderedLetter> {
  const words = letterWords('newsletter', locale);
  const piece = { path: localized(locale, '/news/guide'), day: '2026-09-10' };
  const news = [
    { ...piece, title: words('sample.title'), summary: words('sample.summary') },
    { ...piece, path: localized(locale, '/news/salon'), title: words('sample.other'), summary: null },
  ];
  const one = sample.listed[locale];
  const said = {
    email: sample.candidate.email,
    locale,
    news,
    newOffers: 214,
    offers: [one, { ...one, id: 2, title: 'Data analyst', companyName: 'Ponts & Cie' }],
  };
  const end = new URL(localized(locale, '/lettre/fin/x'), sample.publicUrl).href;
  return newsletterOf(said, { publicUrl: sample.publicUrl, end });
}
