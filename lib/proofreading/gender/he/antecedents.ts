import { COMMON_NAMES } from '../../common-names';
import { isSpeechVerb, isVerb, predicateGender } from './lexicon';
import type { HebrewGender } from './morphology';
import { type FaultPosition, toPosition } from './narration';
import type { Token } from './text';
import { type Unit, wordAt } from './units';
import * as W from './words';

const NAMES = new Set(COMMON_NAMES.he);

/** Whether any word of the page may be what a word of that gender stands for. */
const anyOn = (tokens: readonly Token[], may: (word: string) => boolean): boolean =>
  tokens.some(({ kind, text }) => kind === 'word' && (NAMES.has(text) || may(text)));

const TOWARDS = /^(?:אליו|אליה|אותו|אותה|לידו|לידה|אחריו|אחריה|לעברו|לעברה|מולו|מולה|איתו|איתה|עליו|עליה)$/u;

/**
 * Pronouns and kin words in the other gender for which nobody but the hero is on the page: "he" in a page without any
 * being that is masculine, "his hat" and "his brother" likewise, "to him" in a page without even such a thing.
 */
export function findAntecedentFaults(
  tokens: readonly Token[],
  units: readonly Unit[],
  hero: HebrewGender,
): readonly FaultPosition[] {
  if (!tokens.some(({ kind }) => kind === 'name')) return [];
  const other = hero === 'm' ? 'f' : 'm';
  if (anyOn(tokens, (word) => W.mayBeBeing(word, other))) return [];
  const things = anyOn(tokens, (word) => W.mayBeNoun(word, other));
  const kin = anyOn(tokens, (word) => W.isKinBeing(word, other));
  const own = other === 'm' ? 'שלו' : 'שלה';
  const he = other === 'm' ? 'הוא' : 'היא';
  return units.flatMap((unit, place): readonly FaultPosition[] => {
    if (unit.kind !== 'word') return [];
    const { text } = unit;
    if (W.kinOwner(text) === other) return [toPosition(unit, text)];
    if (kin) return [];
    if (text === own && W.isBelonging(wordAt(units, place - 1))) return [toPosition(unit, text)];
    if (W.THIRD[other].has(text) && TOWARDS.test(text) && !things) return [toPosition(unit, text)];
    const next = wordAt(units, place + 1);
    if (text.replace(/^[ושכ]{1,2}(?=ה)/u, '') === he && isVerb(next) && predicateGender(next) === other && !things)
      return [toPosition(unit, text)];
    const behindQuote = units[place - 1]?.kind === 'quote' || units[place - 2]?.kind === 'quote';
    const closes = units[place + 1]?.kind === 'mark';
    return behindQuote && closes && isSpeechVerb(text) && predicateGender(text) === other
      ? [toPosition(unit, text)]
      : [];
  });
}
