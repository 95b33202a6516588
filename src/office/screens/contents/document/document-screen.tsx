import type { OfficeDocument } from '#content/repository/answers/listing/read-document.ts';
import { type FieldDifference, fieldDifferences } from '#content/repository/answers/differences/field-differences.ts';
import { documentId } from '#content/repository/models/document-id.ts';
import type { ReviewLink } from '#content/repository/answers/listing/review-links.ts';
import { actorNames } from '#staff/members/actor-names.ts';
import { type Presence, readPresence } from '#staff/writing/presence.ts';
import { buttonClass } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { localized, otherLocale } from '#words/locale.ts';
import { useTranslations } from '#words/use-translations.ts';
import { officeWords } from '../../../frame/office-words.ts';
import parts from '../../../frame/parts.module.css';
import { PresenceLine } from '../../../frame/presence.tsx';
import { useOfficeLocale } from '../../../frame/use-office-locale.ts';
import { type Refused, staffScreen } from '../../../request/office-screen.ts';
import { DifferenceList } from '../difference-list.tsx';
import { AccessibilityList } from './accessibility-list.tsx';
import { type DeadLink, deadLinksOf } from './dead-links.ts';
import { DocumentFacts } from './document-facts.tsx';
import { DocumentForms } from './document-forms.tsx';
import { documentAddress } from '../document-link.tsx';
import { PictureTexts } from './picture-texts.tsx';
import { DocumentPlans } from './document-plans.tsx';
import { ReviewByLink } from './review-by-link.tsx';
import { LastReview } from './document-review.tsx';
import { elsewherePage } from '../../../frame/elsewhere.tsx';
import { type Offered, offeredActs } from '../../../editing/acts/offered-acts.ts';
import { doneNamed } from './on-seen.ts';
import { documentForms } from './send-document-forms.ts';

/** `/bureau/contenus/:id`: one document, where it stands, and what this person may do with it. */
export const documentScreen = staffScreen({
  act: 'content.read',
  async show({ parts: { repository, board, deadPaths }, locale, params, url, viewer }, refused) {
    if (repository === null) return elsewherePage(locale);
    const t = officeWords(locale, 'contents');
    const document = await repository.read(params['id'] ?? '');
    if (document === null) return null;
    const [translation, links, present, deadLinks] = await Promise.all([
      repository.read(documentId({ ...document, lang: otherLocale(document.lang) })),
      repository.reviewLinks.list(document.id),
      readPresence(board, { document: document.id, memberId: viewer.id, page: null }),
      deadLinksOf({ repository, deadPaths }, document),
    ]);
    const actors = [document.savedBy, ...document.plans.map(({ by }) => by), ...document.reviews.map(({ by }) => by)];
    const shown = {
      document,
      translation,
      differences: sincePublished(document),
      links,
      deadLinks,
      now: board.now(),
      present,
      names: new Map([
        ...(await actorNames(board, actors)),
        ...links.map(({ id, guest }) => [`guest:${id}`, guest] as const),
      ]),
      offered: offeredActs(document, viewer),
      refused,
    };
    const body = <Document {...shown} done={doneNamed(url.searchParams.get('fait'))} />;
    return { title: document.title || document.uid || t('untitled'), body };
  },
  forms: documentForms,
});

/** Compares the draft with what visitors see; null if one of them is missing, or if they are equal. */
const sincePublished = ({ isPending, online, content }: OfficeDocument): readonly FieldDifference[] | null =>
  online !== null && isPending ? fieldDifferences(online, content) : null;

type Props = {
  document: OfficeDocument;
  translation: OfficeDocument | null;
  differences: readonly FieldDifference[] | null;
  links: readonly ReviewLink[];
  deadLinks: readonly DeadLink[];
  now: Date;
  present: Presence;
  names: ReadonlyMap<string, string>;
  offered: Offered;
  refused: Refused | null;
  done: ReturnType<typeof doneNamed>;
};

function Document(props: Props) {
  const { document, translation, differences, links, deadLinks, now, present, names, offered, refused, done } = props;
  const t = useTranslations('office');
  // The problem stands above everything, because the form that had it may no longer be offered.
  const problem = refused?.problem ?? null;
  const typed = refused && { ...refused, problem: null };
  return (
    <div className={parts.sections}>
      <div className={parts.stack}>
        {problem === null ? null : <Notice tone="error">{t(`problems.${problem}`)}</Notice>}
        {done === null || refused !== null ? null : <Notice tone="success">{t(`contents.done.${done}`)}</Notice>}
        <PictureTexts document={document} mayWrite={offered.write} />
        <PresenceLine present={present} sends="who" />
        <DocumentFacts document={document} translation={translation} names={names} mayWrite={offered.write} />
        <Pages document={document} mayWrite={offered.write} />
      </div>
      <DocumentPlans document={document} names={names} mayCancel={offered.cancel} refused={typed} />
      <LastReview document={document} names={names} />
      {differences === null ? null : (
        <section className={parts.stack}>
          <h2>{t('contents.sincePublished')}</h2>
          <DifferenceList type={document.type} lang={document.lang} differences={differences} />
        </section>
      )}
      <AccessibilityList document={document} deadLinks={deadLinks} mayWrite={offered.write} />
      <DocumentForms document={document} offered={offered} refused={typed} />
      <ReviewByLink {...{ document, links, now }} mayInvite={offered.invite} refused={typed} />
    </div>
  );
}

function Pages({ document: { id }, mayWrite }: { document: OfficeDocument; mayWrite: boolean }) {
  const t = useTranslations('office.contents');
  const locale = useOfficeLocale();
  return (
    <div className={parts.actions}>
      {mayWrite ? (
        <a className={buttonClass('primary')} href={documentAddress(locale, id, '/ecrire')}>
          {t('write')}
        </a>
      ) : null}
      <a className={buttonClass('secondary')} href={documentAddress(locale, id, '/apercu')} target="_blank">
        {t('preview')}
      </a>
      <a className={parts.tableLink} href={documentAddress(locale, id, '/versions')}>
        {t('history')}
      </a>
      <a className={parts.tableLink} href={documentAddress(locale, id, '/liens')}>
        {t('linksHere')}
      </a>
      {mayWrite ? (
        <a className={parts.tableLink} href={`${localized(locale, '/bureau/lots')}?avec=${encodeURIComponent(id)}`}>
          {t('addToRelease')}
        </a>
      ) : null}
      <a className={parts.tableLink} href={localized(locale, '/bureau/contenus')}>
        {t('reset')}
      </a>
    </div>
  );
}
