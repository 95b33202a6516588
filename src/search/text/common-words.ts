import { isWeakWord, isWishWord } from './wish-words.ts';
import type { Vocabulary } from './vocabulary-matcher.ts';
import type { Word } from './word.ts';

/** Tells if a word of a name is also a common word: «Nice», «Reading», «Mobile». */
export function isCommonWord({ folded, level, isStop }: Word, { names, heads }: Vocabulary): boolean {
  const isOfTrades = names.next.has(level) || heads.next.has(level);
  return isStop || isOfTrades || homonyms.has(folded) || isWishWord(folded) || isWeakWord(folded);
}

/**
 * Tells if a word has the ending of a common word, such as «action» or «consulting», so that it is hardly a
 * name.
 */
export function endsLikeAWord({ level }: Word): boolean {
  return /(?:tion|ment|ing|ic|iti|ite|eur|ist|aire|able|anc|enc)$/.test(level);
}

/** Names of cities, and first words of company names, that are also French or English words, folded. */
const homonyms: ReadonlySet<string> = new Set(
  `air ajax alliance art atlas auto avenir bath bank banque best blue bond boss bureau cargo carrefour casino center centre champion
  chance city club cobra cork credit deal delta direct echo elan energie energy espace essen euro europe euros expert express first
  force france free future general generale global green home horizon hotel house ideal inter leader life line link lyon man mars
  medical metal micro mobile natural nice nord north open orange orion partner partners perfect point power premier prime pro
  progress reading red rugby sale saint san service services sky smart societe solution solutions south speed split sport split star sud sun
  super swiss switch system systems systeme target team tech total tour tours trust union unit united universal vision vital west
  white zen`.split(/\s+/),
);
