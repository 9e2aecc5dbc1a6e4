import { faultAt } from '../../checks/excerpt';
import type { Check } from '../../model';
import { narrationFaults } from './narration';
import { readable, tokensOf } from './text';
import { foldQuotes, sentencesOf } from './units';

/**
 * Hebrew words about, by or to the hero in the other gender: verbs, participles and adjectives of whom the hero is the
 * subject, the hero's "I", what others say to the hero, and pronouns that nobody else on the page can stand behind.
 * Silent where the words may be somebody else's.
 */
export const checkHebrew: Check = ({ text, name, gender }) => {
  const plainText = readable(text);
  const hero = gender === 'boy' ? 'm' : 'f';
  const tokens = tokensOf(plainText, name);
  const sentences = sentencesOf(foldQuotes(tokens));
  const faults = [...narrationFaults(sentences, hero)];
  const places = new Map(faults.map((fault) => [fault.index, fault]));
  return [...places.values()].map(({ index, length }) => faultAt('gender_disagreement', plainText, index, length));
};
