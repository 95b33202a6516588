import type { Span } from './named-thing.ts';
import type { Token } from '#search/text/tokens.ts';
import { namesIn, treeOf } from '#search/text/vocabulary-matcher.ts';

/** Phrases of oneself that hold the name of a trade: who left a «business school» looks for no school. */
const tree = treeOf([
  {
    id: 'oneself',
    equal: `école de commerce, école d’ingénieurs, école supérieure de commerce, école de management, grande école,
      école hôtelière, école de mode, école d’architecture, faculté de droit, Sciences Po, fin d’études, CAC 40,
      mieux payé, bien payé, projet professionnel, projet de fin d’études, formation d’ingénieur, ma formation,
      mes études, business school, engineering school, school of management, law school, fashion school,
      hotel school, medical school, gap year, well paid, best paid, part time, full time, my training,
      who is hiring, companies hiring, final year project, travail en équipe, team work, à responsabilités,
      permis de conduire, volontariat international en entreprise, volontariat international en administration,
      volontariat international`.split(/,\s+/),
  },
]);

/** The parts of a text that speak of whoever asks. */
export function phrasesOfOneself(tokens: readonly Token[]): readonly Span[] {
  return namesIn(tokens, tree);
}
