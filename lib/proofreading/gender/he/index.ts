import { createFault } from '../../checks/excerpt';
import type { PageCheck } from '../../model';
import { findAddressFaults } from './address';
import { findAntecedentFaults } from './antecedents';
import type { HebrewGender } from './morphology';
import { type FaultPosition, findNarrationFaults } from './narration';
import { findTurns } from './speech';
import { normalizeText, type Token, tokenize } from './text';
import { foldQuotes, splitSentences } from './units';

/** What others say about the hero by name, inside each quotation. */
function findQuotedFaults(tokens: readonly Token[], hero: HebrewGender): readonly FaultPosition[] {
  const quotes = new Set(tokens.flatMap(({ quote }) => (quote < 0 ? [] : [quote])));
  return [...quotes].flatMap((id) => {
    const said = tokens.filter(({ quote, text }) => quote === id && !/^[“”]$/u.test(text));
    const aboutHero = said.some(({ kind, text }) => kind === 'name' && text !== 'לי');
    const units = said.map((token) => ({ ...token, unit: 'token' as const }));
    return aboutHero ? findNarrationFaults(splitSentences(units), hero) : [];
  });
}

/**
 * Hebrew words about, by or to the hero in the other gender: verbs, participles and adjectives of whom the hero is the
 * subject, the hero's "I", what others say to the hero, and pronouns that nobody else on the page can stand behind.
 * Silent where the words may be somebody else's.
 */
export const checkHebrew: PageCheck = ({ text, name, gender }) => {
  const plainText = normalizeText(text);
  const hero = gender === 'boy' ? 'm' : 'f';
  const tokens = tokenize(plainText, name);
  const units = foldQuotes(tokens);
  const faults = [
    ...findNarrationFaults(splitSentences(units), hero),
    ...findQuotedFaults(tokens, hero),
    ...findAddressFaults(tokens, findTurns(units, tokens), hero),
    ...findAntecedentFaults(tokens, units, hero),
  ];
  const places = new Map(faults.map((fault) => [fault.index, fault]));
  return [...places.values()].map(({ index, length }) => createFault('gender_disagreement', plainText, index, length));
};
