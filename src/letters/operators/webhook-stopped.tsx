import { readWebhook } from '#board/operators/webhooks/list-webhooks.ts';
import { webhookStopped } from '#board/operators/webhooks/webhook-jobs.ts';
import type { Locale } from '#words/locale.ts';
import { LetterFrame } from '#letters/frame/letter-frame.tsx';
import { Cut, Paragraph, QuotedText } from '#letters/frame/letter-parts.tsx';
import { defineLetter, messageIdOf } from '#letters/frame/letter.ts';
import { renderLetter } from '#letters/frame/render-letter.ts';
import type { RenderedLetter } from '#letters/frame/render-letter.ts';
import { letterWords } from '#letters/frame/letter-words.ts';

/**
 * Informs the operator that a webhook was stopped, because otherwise only the list of webhooks would show it.
 */
export const webhookStoppedLetter = defineLetter({
  job: webhookStopped,
  write: async (board, post, { webhookId }) => {
    const webhook = await readWebhook(board, webhookId);
    const to = webhook?.email ?? post.operatorEmail;
    // Sends no letter if the webhook works again by now.
    if (to === undefined || !webhook?.stoppedAt) return undefined;
    const messageId = messageIdOf(`webhook-${webhookId}`, String(webhook.stoppedAt.getTime()), post);
    const { id, url, answer } = webhook;
    return { ...(await stoppedLetter({ id, url, answer: answer ?? '' })), to, attachments: [], messageId };
  },
  sample: () => stoppedLetter({ id: 7, url: 'https://follower.example/offers', answer: 'status 503' }),
});

type Stopped = { readonly id: number; readonly url: string; readonly answer: string };

function stoppedLetter(stopped: Stopped): Promise<RenderedLetter> {
  const host = URL.parse(stopped.url)?.host ?? '';
  const said = (locale: Locale) => letterWords('webhookStopped', locale)('subject', { host });
  return renderLetter([said('fr'), said('en')].join(' · '), <StoppedLetter {...stopped} />);
}

function StoppedLetter({ id, url, answer }: Stopped) {
  const fr = letterWords('webhookStopped', 'fr');
  const en = letterWords('webhookStopped', 'en');
  const named = { id: String(id) };
  return (
    <LetterFrame locale="fr" preview={fr('text', named)}>
      <Paragraph>{fr('text', named)}</Paragraph>
      <div lang="en">
        <Paragraph>{en('text', named)}</Paragraph>
      </div>
      <Cut />
      <QuotedText>{`${url}\n${answer}`}</QuotedText>
    </LetterFrame>
  );
}
