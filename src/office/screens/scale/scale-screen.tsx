import { countEstimated, reviewScale, scaleFields, type TypedScale } from '#board/operators/scales/check-scale.ts';
import { listScales, readScale } from '#board/operators/scales/list-scales.ts';
import { saveScale, takeScaleBack } from '#board/operators/scales/save-scale.ts';
import { ScaleChanged } from '#board/operators/scales/scale-errors.ts';
import { scaleOfFile } from '#reference/scale-of-file.ts';
import { actorNames } from '#staff/members/actor-names.ts';
import { localized } from '#words/locale.ts';
import { officeWords } from '../../frame/office-words.ts';
import parts from '../../frame/parts.module.css';
import { typedText } from '../../request/form-fields.ts';
import type { StaffRequest } from '../../request/office-request.ts';
import { type FormEnd, type OfficePage, type Refused, staffScreen } from '../../request/office-screen.ts';
import { numberIn, rowNumber } from '../../request/row-number.ts';
import { ScaleAmounts } from './scale-amounts.tsx';
import { ScaleBack } from './scale-back.tsx';
import { ScaleCheck } from './scale-check.tsx';
import { ScaleForm } from './scale-form.tsx';
import { Said, saidIn } from './said.tsx';
import { ScaleTable } from './scale-table.tsx';

/** `/bureau/bareme`: the scales of allowances; `?bareme=` shows the amounts of one. */
export const scaleScreen = staffScreen({
  act: 'reference.read',
  show: page,
  forms: {
    check: { act: 'reference.change', send: check },
    save: { act: 'reference.saveScale', send: save },
    askBack: { act: 'reference.change', send: askBack },
    takeBack: { act: 'reference.takeScaleBack', send: takeBack },
  },
});

async function page(request: StaffRequest, refused: Refused | null): Promise<OfficePage | null> {
  const { parts: given, locale, url } = request;
  const t = officeWords(locale, 'scale');
  const asked = url.searchParams.get('bareme');
  if (asked !== null) {
    const id = numberIn(asked);
    const scale = id === null ? null : await readScale(given.board, id);
    return scale && { title: t('see', { year: String(scale.year) }), body: <ScaleAmounts scale={scale} /> };
  }
  const listed = await listScales(given.board);
  const members = await actorNames(
    given.board,
    listed.scales.map(({ savedBy }) => savedBy),
  );
  const body = (
    <div className={parts.stack}>
      <Said said={saidIn(url.searchParams.get('fait'))} refused={refused} />
      <ScaleTable listed={listed} members={members} />
      <ScaleForm last={listed.last} refused={refused} />
    </div>
  );
  return { title: t('title'), lead: t('lead'), body };
}

function typedIn(form: FormData): TypedScale {
  const [year, from, fixed, source, link, rows] = scaleFields.map((name) => typedText(form, name));
  return {
    year: year ?? '',
    from: from ?? '',
    fixed: fixed ?? '',
    source: source ?? '',
    link: link ?? '',
    rows: rows ?? '',
  };
}

/** Says what is wrong, and what the scale would change. Nothing is written yet. */
async function check({ parts: { board }, locale }: StaffRequest, form: FormData): Promise<FormEnd> {
  const checked = await reviewScale(board, typedIn(form));
  const [{ last }, offers] = await Promise.all([listScales(board), countEstimated(board)]);
  const title = officeWords(locale, 'scale')('checkTitle', { year: String(checked.facts.year) });
  const body = <ScaleCheck checked={checked} last={last} offers={offers} typed={form} />;
  return { page: { title, body, status: checked.wrong.length > 0 ? 422 : 200 } };
}

async function save({ parts: { board }, actor, locale }: StaffRequest, form: FormData): Promise<FormEnd> {
  const seen = numberIn(typedText(form, 'seen'));
  if (seen === null) throw new ScaleChanged('the form names no scale that it showed');
  await saveScale(board, actor, { ...typedIn(form), seen });
  return { redirectTo: `${localized(locale, '/bureau/bareme')}?fait=saved` };
}

async function askBack({ parts: { board }, locale }: StaffRequest, form: FormData): Promise<FormEnd> {
  const { last, scales } = await listScales(board);
  if (last === undefined || last.id !== numberIn(typedText(form, 'scale')))
    throw new ScaleChanged('not the last scale');
  const before = scales.find(({ id, takenBackAt }) => id !== last.id && takenBackAt === null);
  const title = officeWords(locale, 'scale')('backTitle', { year: String(last.year) });
  const body = (
    <ScaleBack scale={last} yearBefore={before?.year ?? scaleOfFile.year} offers={await countEstimated(board)} />
  );
  return { page: { title, body } };
}

async function takeBack({ parts: { board }, actor, locale }: StaffRequest, form: FormData): Promise<FormEnd> {
  await takeScaleBack(board, actor, rowNumber(typedText(form, 'scale')));
  return { redirectTo: `${localized(locale, '/bureau/bareme')}?fait=takenBack` };
}
