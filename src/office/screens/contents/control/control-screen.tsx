import type { Repository } from '#content/repository/repository.ts';
import { localized } from '#words/locale.ts';
import { officeWords } from '../../../frame/office-words.ts';
import parts from '../../../frame/parts.module.css';
import { staffScreen } from '../../../request/office-screen.ts';
import type { OfficeParts } from '../../../request/office-parts.ts';
import { otherLanguageOf } from '../other-language.ts';
import { deadAmong } from '../dead-paths.ts';
import { FaultTable } from './fault-table.tsx';
import { elsewherePage } from '../../../frame/elsewhere.tsx';
import { PageLinks } from '../../../frame/page-links.tsx';
import { placeIn } from '../place-in-list.ts';

/** `/bureau/controle`: links that lead nowhere, and documents whose translation is missing. */
export const controlScreen = staffScreen({
  act: 'content.read',
  async show({ parts: { repository, deadPaths }, locale, url: { searchParams: query } }) {
    if (repository === null) return elsewherePage(locale);
    const t = officeWords(locale, 'contents');
    const [links, translations] = await Promise.all([
      broken({ repository, deadPaths }, query),
      untranslated(repository, query),
    ]);
    const address = localized(locale, '/bureau/controle');
    const body = (
      <div className={parts.sections}>
        <section className={parts.stack}>
          <h2>{t('broken')}</h2>
          <p>{t('brokenLead')}</p>
          {links.rows.length === 0 ? (
            <p>{t('noBroken')}</p>
          ) : (
            <FaultTable caption={t('broken')} column={t('leadsTo')} rows={links.rows} />
          )}
          <PageLinks address={address} query={query} name="links" next={links.next} />
        </section>
        <section className={parts.stack}>
          <h2>{t('untranslated')}</h2>
          <p>{t('untranslatedLead')}</p>
          {translations.rows.length === 0 ? (
            <p>{t('noUntranslated')}</p>
          ) : (
            <FaultTable caption={t('untranslated')} column={t('otherLanguage')} rows={translations.rows} />
          )}
          <PageLinks address={address} query={query} name="translations" next={translations.next} />
        </section>
      </div>
    );
    return { title: t('control'), lead: t('controlLead'), body };
  },
});

type Asked = Pick<OfficeParts, 'deadPaths'> & { readonly repository: Repository };

async function broken({ repository, deadPaths }: Asked, query: URLSearchParams) {
  const dead = await deadAmong({ deadPaths }, await repository.typedPaths());
  const place = placeIn(query, 'links');
  const { documents, next } = await repository.list({ fault: 'brokenLinks', deadPaths: dead, ...place });
  const ids = documents.map(({ id }) => id);
  const [links, paths] = await Promise.all([
    repository.brokenLinks(ids),
    repository.pathsTypedIn({ ids, among: dead }),
  ]);
  const targets = await repository.listed([...links.values()].flat());
  const rows = documents.map((document) => ({
    document,
    others: (links.get(document.id) ?? []).map((id) => targets.get(id) ?? null),
    paths: paths.get(document.id) ?? [],
  }));
  return { rows, next };
}

async function untranslated(repository: Repository, query: URLSearchParams) {
  const { documents, next } = await repository.list({
    fault: 'missingTranslation',
    ...placeIn(query, 'translations'),
  });
  const others = await repository.listed(documents.map(otherLanguageOf));
  const rows = documents.map((document) => ({ document, others: [others.get(otherLanguageOf(document)) ?? null] }));
  return { rows, next };
}
