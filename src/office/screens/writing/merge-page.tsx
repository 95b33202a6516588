import { isDeepStrictEqual } from 'node:util';
import { useContext } from 'react';
import type { DraftChanged } from '#content/repository/write/draft-changed.ts';
import type { DocumentContent } from '#content/repository/models/check-document.ts';
import { Button } from '#ui/button.tsx';
import { CheckboxField } from '#ui/checkbox-field.tsx';
import { Notice } from '#ui/notice.tsx';
import { useTranslations } from '#words/use-translations.ts';
import { useActorName } from '../../frame/actor-name.ts';
import { modelWord } from '../../editing/model-words.ts';
import editing from '../../frame/editing.module.css';
import parts from '../../frame/parts.module.css';
import { OfficeAddress } from '../../frame/office-address.ts';
import { useOfficeLocale } from '../../frame/use-office-locale.ts';
import { choiceName, type Conflict, labelsOf } from './conflicts.ts';
import type { OpenedDocument } from './opened-document.ts';
import { pageField } from './opened-page.ts';
import { sideWords } from './side-words.ts';

type Props = {
  readonly opened: OpenedDocument;
  readonly changed: DraftChanged;
  readonly mine: DocumentContent;
  /** Id of the opened page whose form it was. */
  readonly page: string;
  /** Names of members, by the text of their actor. */
  readonly names: ReadonlyMap<string, string>;
};

/** What two editors made of one version: what was merged, and what the editor has to decide. */
export function MergePage({ opened, changed, mine, page, names }: Props) {
  const t = useTranslations('office.writing');
  const locale = useOfficeLocale();
  const { merged, newest, savedBy } = changed;
  const author = useActorName()(savedBy, names.get(savedBy));
  const taken = Object.entries(opened.model.fields)
    .filter(([name]) => !isDeepStrictEqual(mine.data[name] ?? null, merged.content.data[name] ?? null))
    .map(([name, field]) => modelWord(field.label ?? name, locale));
  return (
    <form method="post" action={useContext(OfficeAddress)} className={parts.form} noValidate>
      <input type="hidden" name="do" value="write" />
      <input type="hidden" name="base" value={newest} />
      <input type="hidden" name={pageField} value={page} />
      <input type="hidden" name="origin" value={JSON.stringify(merged.content)} />
      <input type="hidden" name="conflicts" value={JSON.stringify(merged.conflicts)} />
      <Notice tone="warning" title={t('merge.changed', { author })}>
        <p>{t('merge.nothingLost')}</p>
        {taken.length === 0 ? null : <p>{t('merge.taken', { fields: taken.join(', ') })}</p>}
      </Notice>
      {merged.conflicts.map((conflict, index) => (
        <Choice
          key={JSON.stringify(conflict.path)}
          conflict={conflict}
          index={index}
          opened={opened}
          merged={merged.content}
        />
      ))}
      <div className={parts.actions}>
        <Button name="step" value="decided">
          {t('merge.save')}
        </Button>
        <Button variant="secondary" name="step" value="look">
          {t('merge.look')}
        </Button>
      </div>
    </form>
  );
}

type ChoiceProps = { conflict: Conflict; index: number; opened: OpenedDocument; merged: DocumentContent };

function Choice({ conflict, index, opened, merged }: ChoiceProps) {
  const t = useTranslations('office.writing');
  const locale = useOfficeLocale();
  const name = choiceName(index);
  const labels = labelsOf(opened.model, conflict.path, merged).map((label) => modelWord(label, locale));
  return (
    <fieldset className={editing.choices}>
      <legend>{labels.join(' › ')}</legend>
      {(['mine', 'theirs', 'base'] as const).map((side) => (
        <CheckboxField
          key={side}
          type="radio"
          id={`f-${name}-${side}`}
          name={name}
          value={side}
          label={t(`merge.sides.${side}`)}
          hint={<span className={editing.side}>{sideWords(conflict[side], opened.named) || t('merge.empty')}</span>}
          defaultChecked={side === 'mine'}
        />
      ))}
    </fieldset>
  );
}
