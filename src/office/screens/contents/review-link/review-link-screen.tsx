import { z } from 'zod';
import {
  contentOf,
  type FieldDifference,
  fieldDifferences,
} from '#content/repository/answers/differences/field-differences.ts';
import type { OfficeDocument } from '#content/repository/answers/listing/read-document.ts';
import type { ReviewLink } from '#content/repository/answers/listing/review-links.ts';
import type { Repository } from '#content/repository/repository.ts';
import { buttonClass } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { localized } from '#words/locale.ts';
import { fieldCode } from '#words/field-code.ts';
import { parseInput } from '#words/invalid-input.ts';
import { useTranslations } from '#words/use-translations.ts';
import { officeWords } from '../../../frame/office-words.ts';
import parts from '../../../frame/parts.module.css';
import { useOfficeLocale } from '../../../frame/use-office-locale.ts';
import { typedText } from '../../../request/form-fields.ts';
import type { OfficeRequest } from '../../../request/office-request.ts';
import { type FormEnd, openScreen, type Refused } from '../../../request/office-screen.ts';
import { DifferenceList } from '../difference-list.tsx';
import { repositoryOf } from '../../../frame/elsewhere.tsx';
import { VerdictForm } from './verdict-form.tsx';

/** Limit of the words of a review, which the repository states too. */
const longestWords = 2000;

/** `/bureau/relecture/:token`: somebody without an account reads a version, and approves or refuses it. */
export const reviewLinkScreen = openScreen({
  async show({ parts: { repository, board }, params, locale }, refused) {
    const link = (await repository?.reviewLinks.read(params['token'] ?? '')) ?? null;
    const document = link === null ? null : await repository?.read(link.document);
    if (repository === null || link === null || !document) return null;
    const t = officeWords(locale, 'reviewLinks');
    const isNewest = document.newest === link.version;
    const isOpen = link.verdict === null && link.expiresAt > board.now();
    const differences = isOpen && isNewest ? await since(repository, document) : [];
    const shown = { link, document, differences, refused, isOpen, isNewest, token: params['token'] ?? '' };
    return {
      title: (isNewest && document.title) || t('title'),
      ...(link.guest !== '' && { lead: t('lead', { guest: link.guest }) }),
      body: <Review {...shown} />,
    };
  },
  forms: {
    approve: { send: (request, form) => answer(request, form, 'approved') },
    refuse: { send: (request, form) => answer(request, form, 'refused') },
  },
});

/** Compares the version with what visitors see, or with nothing. */
async function since(repository: Repository, { id, published, content }: OfficeDocument) {
  const [before] = published === null ? [] : await repository.history(id, { before: published + 1, limit: 1 });
  return fieldDifferences(before === undefined ? null : contentOf(before), content);
}

async function answer(request: OfficeRequest, form: FormData, verdict: 'approved' | 'refused'): Promise<FormEnd> {
  const { parts: given, params, locale, requestId } = request;
  const token = params['token'] ?? '';
  const words = z.string().trim().max(longestWords, fieldCode('message.tooLong'));
  const needed = verdict === 'refused' ? words.min(1, fieldCode('field.required')) : words;
  const said = parseInput(z.object({ words: needed }), { words: typedText(form, 'words') });
  await repositoryOf(given).reviewLinks.answer({ token, verdict, ...said, requestId });
  return { redirectTo: localized(locale, `/bureau/relecture/${token}`) };
}

type Props = {
  link: ReviewLink;
  document: OfficeDocument;
  differences: readonly FieldDifference[];
  refused: Refused | null;
  isOpen: boolean;
  isNewest: boolean;
  token: string;
};

function Review({ link, document, differences, refused, isOpen, isNewest, token }: Props) {
  const t = useTranslations('office.reviewLinks');
  const locale = useOfficeLocale();
  if (link.verdict !== null) return <Notice tone="success">{t(`thanks.${link.verdict}`)}</Notice>;
  if (!isOpen) return <Notice tone="info">{t('ended')}</Notice>;
  if (!isNewest) return <Notice tone="info">{t('newer')}</Notice>;
  return (
    <div className={parts.sections}>
      <p>
        <a
          className={buttonClass('secondary')}
          href={localized(locale, `/bureau/relecture/${token}/apercu`)}
          target="_blank"
        >
          {t('preview')}
        </a>
      </p>
      <section className={parts.stack}>
        <h2>{document.published === null ? t('text') : t('changes')}</h2>
        <DifferenceList type={document.type} lang={document.lang} differences={differences} />
      </section>
      <section className={parts.stack}>
        <h2>{t('verdict')}</h2>
        <p>{t('once')}</p>
        <VerdictForm name="approve" refused={refused} longestWords={longestWords} />
        <VerdictForm name="refuse" refused={refused} longestWords={longestWords} />
      </section>
    </div>
  );
}
