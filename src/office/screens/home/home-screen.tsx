import type { StaffViewer } from '#staff/staff-viewer.ts';
import { Card } from '#ui/card.tsx';
import { Tag } from '#ui/tag.tsx';
import { localized } from '#words/locale.ts';
import { useTranslations } from '#words/use-translations.ts';
import { sectionsOf } from '../../frame/office-sections.ts';
import { officeWords } from '../../frame/office-words.ts';
import parts from '../../frame/parts.module.css';
import { useOfficeFormats, useOfficeLocale } from '../../frame/use-office-locale.ts';
import { type Attention, readAttention } from './attention.ts';
import { staffScreen } from '../../request/office-screen.ts';

/** `/bureau`: what the person may do here. */
export const homeScreen = staffScreen({
  act: 'office.enter',
  async show(request) {
    const { viewer, locale } = request;
    const t = officeWords(locale, 'home');
    const body = <Home viewer={viewer} attention={await readAttention(request)} />;
    return { title: t('title', { name: viewer.name }), lead: t('lead'), body };
  },
});

function Home({ viewer, attention }: { viewer: StaffViewer; attention: readonly Attention[] }) {
  const t = useTranslations('office');
  const locale = useOfficeLocale();
  const format = useOfficeFormats();
  return (
    <div className={parts.sections}>
      {attention.length === 0 ? null : <Waiting attention={attention} />}
      {sectionsOf(viewer).map(({ name: section, pages }) => (
        <section key={section} className={parts.stack}>
          <h2>{t(`sections.${section}`)}</h2>
          <ul className={parts.cards}>
            {pages.map(({ name, address }) => (
              <li key={name}>
                <Card>
                  <h3>
                    <a href={localized(locale, address)}>{t(`pages.${name}.title`)}</a>
                  </h3>
                  <p>{t(`pages.${name}.hint`)}</p>
                </Card>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <section className={parts.stack}>
        <h2>{t('home.rights')}</h2>
        <dl className={parts.facts}>
          {viewer.roles.map((role) => (
            <div key={role} className={parts.fact}>
              <dt>
                <Tag tone="sea">{t(`roles.${role}`)}</Tag>
              </dt>
              <dd>{t(`roleHints.${role}`)}</dd>
            </div>
          ))}
        </dl>
        <p>{t('home.since', { date: format.dateTime(viewer.provenAt, { dateStyle: 'long', timeStyle: 'short' }) })}</p>
        {viewer.way === 'link' ? <p>{t('home.byLink')}</p> : null}
      </section>
    </div>
  );
}

function Waiting({ attention }: { attention: readonly Attention[] }) {
  const t = useTranslations('office');
  const locale = useOfficeLocale();
  return (
    <section className={parts.stack}>
      <h2>{t('home.attention')}</h2>
      <ul>
        {attention.map(({ name, count, isMore, address }) => (
          <li key={name}>
            <a className={parts.tableLink} href={localized(locale, address)}>
              {t(`home.waiting.${name}`, { count, more: isMore ? '+' : '' })}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
