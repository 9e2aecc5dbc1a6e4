import type { Gender } from '@/lib/catalogue';
import type { Context } from './coreference';
import { TITLES } from './data/beings';
import { DETERMINERS } from './data/grammar';
import { findQuotations, type Quotation } from './dialogue';
import { getLexicon, getPronounGender } from './lexicon';
import { isVerb } from './mentions';
import type { Token } from './text';

const KIN = /^(?:brother|sister|son|daughter|grandson|granddaughter|nephew|niece)$/u;
const POSSESSIVE = /^(?:my|your|his|her|its|our|their)$/u;
const COPULA = /^(?:is|was|are|were|am|be|became|becomes|isn’t)$/u;

/** Adjectives before the noun, and where the words before them start. */
function beforePhrase(tokens: readonly Token[], at: number): number {
  let i = at - 1;
  while (i >= 0 && at - i < 5) {
    const token = tokens[i];
    if (
      token?.kind !== 'word' ||
      DETERMINERS.has(token.lower) ||
      /\p{L}’s$/u.test(token.lower) ||
      COPULA.test(token.lower)
    )
      break;
    if (
      isVerb(token.lower) ||
      getPronounGender(token.lower) ||
      /^(?:to|of|for|with|you|you’re|i’m|i|and|or|as|like|than|what|such)$/u.test(token.lower)
    )
      break;
    i--;
  }
  return i;
}

const wordAt = (tokens: readonly Token[], i: number): string => tokens[i]?.lower ?? '';
const phraseOf = (tokens: readonly Token[], from: number, to: number): string =>
  tokens
    .slice(from, to)
    .map(({ lower }) => lower)
    .join(' ');
const isHero = (token: Token | undefined): boolean => token?.kind === 'hero' && !token.owner;
const ends = (token: Token | undefined): boolean => token === undefined || token.kind === 'mark';

/** “My brother, Maya, is a pirate”: told to the hero about another. */
const isToldAside = (tokens: readonly Token[], at: number): boolean =>
  isHero(tokens[at + 2]) && tokens[at + 3]?.text === ',' && isVerb(wordAt(tokens, at + 4));

/**
 * “A boy called Ruby was building.” A bare progressive is the background of a scene that somebody sees, so that the
 * subject is met in it; a story that opens on its hero adds the day or “when”. The hero is then named apart, and no
 * pronoun of the hero's gender takes the newcomer up.
 */
function isMetAtWork(tokens: readonly Token[], before: number, name: number, right: Gender): boolean {
  const opens = tokens[before - 1]?.sentence !== tokens[before]?.sentence;
  const verb = wordAt(tokens, name + 2);
  const working = /^(?:is|was)$/u.test(wordAt(tokens, name + 1)) && /\p{L}{2}ing$/u.test(verb);
  const rest = tokens.slice(name + 1);
  const namedApart = rest.some(({ kind, quotation }) => kind === 'hero' && quotation === -1);
  const framed = rest.some(({ sentence, lower }) => sentence === tokens[name]?.sentence && lower === 'when');
  return opens && working && namedApart && !framed && !rest.some(({ lower }) => getPronounGender(lower) === right);
}

/**
 * “Ruby sat down by a boy called Ruby”, “Ruby and the girl, whose name was Ruby”: who is brought in by name is nobody
 * whom the page has named before (the novelty condition of indefinite phrases).
 */
function introducesOther(
  tokens: readonly Token[],
  at: number,
  before: number,
  joint: string,
  name: number,
  right: Gender,
): boolean {
  const isNew = /^(?:a|an|another|one|some)$/u.test(wordAt(tokens, before)) || /name (?:is|was)$/u.test(joint);
  const told = tokens.slice(0, at).some((token) => token.kind === 'hero' && token.quotation === -1);
  return isNew && tokens[at]?.quotation === -1 && (told || isMetAtWork(tokens, before, name, right));
}

/** The noun beside the name: “my brother, Alice,”, “King Ruby”, “Ruby, king of the kitchen”, “a girl called Leo”. */
function besideName(tokens: readonly Token[], at: number, right: Gender): boolean {
  const before = beforePhrase(tokens, at);
  const determiner = wordAt(tokens, before);
  const [next, second] = [tokens[at + 1], tokens[at + 2]];
  const listed = (from: number): boolean =>
    /^(?:and|or)$/u.test(wordAt(tokens, from)) ||
    (tokens[from]?.text === ',' && /^(?:and|or|a|an|the)$/u.test(wordAt(tokens, from + 1)));
  if (next?.text === ',' && isHero(second) && !listed(at + 3)) {
    const opening = tokens[before];
    const apposed =
      (DETERMINERS.has(determiner) || /’s?$/u.test(determiner)) &&
      tokens[at]?.quotation === -1 &&
      tokens[at + 3]?.text === ',';
    const called = tokens[at]?.quotation !== -1 && (ends(opening) || /^(?:my|you|a|what)$/u.test(determiner));
    if (apposed || (called && !isToldAside(tokens, at))) return true;
  }
  if (isHero(next)) {
    if (KIN.test(wordAt(tokens, at)) && POSSESSIVE.test(determiner)) return true;
    if (
      /^\p{Lu}/u.test(tokens[at]?.text ?? '') &&
      !DETERMINERS.has(wordAt(tokens, at - 1)) &&
      !KIN.test(wordAt(tokens, at)) &&
      tokens[at]?.sentence === next?.sentence
    )
      return true;
  }
  const between = tokens
    .slice(at + 1, at + 6)
    .map(({ lower }) => lower)
    .join(' ');
  const named = /^(?:(?:named|called|by the name of)|,? ?whose name (?:was|is)|,? ?and (?:his|her) name was)$/u;
  for (let gap = 1; gap <= 5; gap++) {
    const joint = phraseOf(tokens, at + 1, at + 1 + gap);
    const name = at + 1 + gap;
    if (isHero(tokens[name]) && named.test(joint) && !introducesOther(tokens, at, before, joint, name, right))
      return true;
  }
  if (between === '') return false;
  const start = DETERMINERS.has(determiner) || /^(?:you|my)$/u.test(determiner) ? before - 1 : before;
  if (tokens[start]?.text === ',' && isHero(tokens[start - 1])) return !listed(at + 1) && !listed(start - 2);
  return false;
}

/** The noun said of the hero: “Maya was a brave boy”. */
function isSaidOfHero({ tokens, mentions }: Context, at: number, right: Gender): boolean {
  const before = beforePhrase(tokens, at);
  const determiner = wordAt(tokens, before);
  const copula = DETERMINERS.has(determiner) ? before - 1 : before;
  if (!COPULA.test(wordAt(tokens, copula))) return false;
  if (/’s$/u.test(wordAt(tokens, at)) || wordAt(tokens, copula) === 'isn’t') return false;
  const subject = tokens[copula - 1];
  if (isHero(subject)) return !/^(?:and|or|with|to|of|for|behind|beside)$/u.test(wordAt(tokens, copula - 2));
  const others = mentions.some((one) => !one.hero && one.at < copula && one.gender !== 'thing');
  return (
    subject?.kind === 'word' && /^s?he$/u.test(subject.lower) && getPronounGender(subject.lower) === right && !others
  );
}

/** The noun said to the hero: “you are one brave boy”, “Ticket, please, sir”, “What a big boy you are!” */
function isSaidToHero(tokens: readonly Token[], at: number, { from, to }: Quotation): boolean {
  const before = beforePhrase(tokens, at);
  let i = before;
  while (DETERMINERS.has(wordAt(tokens, i))) i--;
  const lead = wordAt(tokens, i);
  const you = tokens
    .slice(from, to + 1)
    .some((token) => token.sentence === tokens[at]?.sentence && /^(?:you|you’re|your)$/u.test(token.lower));
  if (/^(?:you|you’re)$/u.test(lead)) return true;
  if (/^(?:are|were)$/u.test(lead) && (wordAt(tokens, i - 1) === 'you' || wordAt(tokens, i + 1) === 'you')) return true;
  if (lead === 'what' || lead === 'such' || lead === 'like' || lead === 'as')
    return you && lead !== 'like' && lead !== 'as';
  if (lead === 'you' || (lead === 'that’s' && wordAt(tokens, before) === 'my')) return true;
  const alone = (ends(tokens[i]) || i < from) && !isToldAside(tokens, at);
  return alone && ends(tokens[at + 1]) && (i === before || wordAt(tokens, before) === 'my');
}

/** The noun that the hero says of himself or herself: “I’m a girl with a long list”. */
function isSaidOfSelf(tokens: readonly Token[], at: number): boolean {
  if (TITLES.has(wordAt(tokens, at))) return false;
  const before = beforePhrase(tokens, at);
  let i = before;
  while (DETERMINERS.has(wordAt(tokens, i)) && i > 0) i--;
  const next = tokens[at + 1];
  if (/^(?:’s|and)$/u.test(next?.lower ?? '')) return false;
  if (wordAt(tokens, i) === 'i’m') return true;
  const [verb, subject] = wordAt(tokens, i) === 'i' ? [i - 1, i] : [i, i - 1];
  return /^(?:am|was|be)$/u.test(wordAt(tokens, verb)) && /^(?:i|i’ll)$/u.test(wordAt(tokens, subject));
}

/** Places of the nouns that are said of, by or to the hero and are of the other gender. */
export function findWrongNouns(context: Context, right: Gender): readonly number[] {
  const { tokens } = context;
  const { gendered } = getLexicon();
  const suspects = tokens.flatMap(({ kind, lower }, at) => {
    const gender = kind === 'word' ? gendered.get(lower) : undefined;
    return gender && gender !== right ? [at] : [];
  });
  if (suspects.length === 0 || !context.mentions.some((one) => one.hero)) return [];
  const quotations = findQuotations(context, right);
  return suspects.filter((at) => {
    const quotation = quotations.find(({ from, to }) => from <= at && at <= to);
    if (besideName(tokens, at, right) || isSaidOfHero(context, at, right)) return true;
    if (!quotation) return false;
    if (quotation.speaker === 'hero') return isSaidOfSelf(tokens, at);
    return quotation.toHero && isSaidToHero(tokens, at, quotation);
  });
}
