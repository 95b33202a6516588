import { mayDo } from '#staff/acts.ts';
import type { StaffViewer } from '#staff/staff-viewer.ts';
import { Card } from '#ui/card.tsx';
import { Tag } from '#ui/tag.tsx';
import { localized } from '#words/locale.ts';
import { useTranslations } from '#words/use-translations.ts';
import { officeSections } from '../../frame/office-navigation.tsx';
import { officeWords } from '../../frame/office-words.ts';
import parts from '../../frame/parts.module.css';
import { useOfficeFormats, useOfficeLocale } from '../../frame/use-office-locale.ts';
import { staffScreen } from '../../request/office-screen.ts';

/** `/bureau`: what the person may do here. */
export const homeScreen = staffScreen({
  act: 'office.enter',
  async show({ viewer, locale }) {
    const t = officeWords(locale, 'home');
    return { title: t('title', { name: viewer.name }), lead: t('lead'), body: <Home viewer={viewer} /> };
  },
});

function Home({ viewer }: { viewer: StaffViewer }) {
  const t = useTranslations('office');
  const locale = useOfficeLocale();
  const format = useOfficeFormats();
  return (
    <div className={parts.sections}>
      <ul className={parts.cards}>
        {officeSections
          .filter(({ name, act }) => name !== 'home' && mayDo(viewer.roles, act))
          .map(({ name, address }) => (
            <li key={name}>
              <Card>
                <h2>
                  <a href={localized(locale, address)}>{t(`sections.${name}`)}</a>
                </h2>
                {name === 'home' ? null : <p>{t(`home.${name}`)}</p>}
              </Card>
            </li>
          ))}
      </ul>
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
