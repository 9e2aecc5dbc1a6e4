import { faultAt } from '../../checks/excerpt';
import type { Check } from '../../model';
import { addressFaults } from './address';
import { antecedentFaults } from './antecedents';
import type { HebrewGender } from './morphology';
import { type Found, narrationFaults } from './narration';
import { turnsOf } from './speech';
import { readable, type Token, tokensOf } from './text';
import { foldQuotes, sentencesOf } from './units';

/** What others say about the hero by name, inside each quotation. */
function quotedFaults(tokens: readonly Token[], hero: HebrewGender): readonly Found[] {
  const quotes = new Set(tokens.flatMap(({ quote }) => (quote < 0 ? [] : [quote])));
  return [...quotes].flatMap((id) => {
    const said = tokens.filter(({ quote, text }) => quote === id && !/^[“”]$/u.test(text));
    const aboutHero = said.some(({ kind, text }) => kind === 'name' && text !== 'לי');
    const units = said.map((token) => ({ ...token, unit: 'token' as const }));
    return aboutHero ? narrationFaults(sentencesOf(units), hero) : [];
  });
}

/**
 * Hebrew words about, by or to the hero in the other gender: verbs, participles and adjectives of whom the hero is the
 * subject, the hero's "I", what others say to the hero, and pronouns that nobody else on the page can stand behind.
 * Silent where the words may be somebody else's.
 */
export const checkHebrew: Check = ({ text, name, gender }) => {
  const plainText = readable(text);
  const hero = gender === 'boy' ? 'm' : 'f';
  const tokens = tokensOf(plainText, name);
  const units = foldQuotes(tokens);
  const faults = [
    ...narrationFaults(sentencesOf(units), hero),
    ...quotedFaults(tokens, hero),
    ...addressFaults(tokens, turnsOf(units, tokens), hero),
    ...antecedentFaults(tokens, units, hero),
  ];
  const places = new Map(faults.map((fault) => [fault.index, fault]));
  return [...places.values()].map(({ index, length }) => faultAt('gender_disagreement', plainText, index, length));
};
