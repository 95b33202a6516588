import { localized } from '#words/locale.ts';
import { useTranslations } from '#words/use-translations.ts';
import { DataTable } from '../../frame/data-table.tsx';
import { officeWords } from '../../frame/office-words.ts';
import parts from '../../frame/parts.module.css';
import { useOfficeLocale } from '../../frame/use-office-locale.ts';
import { staffScreen } from '../../request/office-screen.ts';
import programs from './programs.json' with { type: 'json' };
import { wordsOfProgram } from './words-of-program.ts';

/** `/bureau/programmes`: the programs of the command line, each with its page or why it has none. */
export const programsScreen = staffScreen({
  act: 'program.read',
  async show({ locale }) {
    const t = officeWords(locale, 'programs');
    return { title: t('title'), lead: t('lead'), body: <Programs /> };
  },
});

function Programs() {
  const t = useTranslations('office');
  const locale = useOfficeLocale();
  const rows = programs.map(({ command, page }) => {
    const { what, why } = wordsOfProgram(command);
    return {
      key: command,
      cells: [
        <code key="command">{`npm run ${command}`}</code>,
        t(`programs.what.${what}`),
        page === null ? (
          why === null ? (
            ''
          ) : (
            t(`programs.why.${why}`)
          )
        ) : (
          <a key="page" className={parts.tableLink} href={localized(locale, page)}>
            {t('programs.hasPage')}
          </a>
        ),
      ],
    };
  });
  const columns = [t('programs.command'), t('programs.purpose'), t('programs.here')];
  return <DataTable caption={t('programs.title')} columns={columns} rows={rows} />;
}
