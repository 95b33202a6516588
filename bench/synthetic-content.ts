import { documentId } from '../src/content/repository/models/document-id.ts';
import type { Imported } from '../src/content/repository/write/put-documents.ts';

const common = (
  'mission départ indemnité visa contrat entreprise étranger logement assurance retour candidat offre pays durée langue ' +
  'allowance mission company abroad insurance contract housing country language application candidate visa return duration'
).split(' ');
const syllables = ['ba', 'tri', 'lon', 'ma', 'ké', 'vo', 'ré', 'sta', 'phi', 'nou', 'gar', 'del'];

/** Documents with rare and common words, in the lengths of real texts. */
export function syntheticContent(count: number): Imported[] {
  return Array.from({ length: count }, (_, index): Imported => {
    const name = { type: 'news', key: `bench-${index}`, lang: index % 2 === 0 ? 'fr' : 'en' } as const;
    const blocks = Array.from({ length: 5 }, (_, part) => ({
      type: 'paragraph',
      text: words(index * 7 + part, 60),
      spans: [],
    }));
    const slice = { id: 'text$0', slice_type: 'text', variation: 'default', primary: { text: blocks }, items: [] };
    const data = { title: words(index, 6), summary: words(index + 3, 20), published_on: '2026-01-01', body: [slice] };
    return { ...name, id: documentId(name), content: { uid: `bench-${index}`, tags: [], data }, publishedAt: null };
  });
}

/** Words that a seed determines. */
function words(seed: number, length: number): string {
  let state = seed * 2_654_435_761 + 1;
  const next = (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor(state / 65_536) % below;
  };
  const rare = () => Array.from({ length: 3 }, () => syllables[next(syllables.length)] ?? '').join('');
  return Array.from({ length }, () => (next(3) === 0 ? rare() : (common[next(common.length)] ?? ''))).join(' ');
}
