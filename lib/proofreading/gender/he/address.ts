import { COMMON_NAMES } from '../../common-names';
import { addressGender, isFuture, participleGender } from './lexicon';
import type { HebrewGender } from './morphology';
import { type FaultPosition, toPosition } from './narration';
import { isNameCalled, type Turn } from './speech';
import type { Token } from './text';
import * as W from './words';

const NAMES = new Set(COMMON_NAMES.he);

const wordOf = (tokens: readonly Token[], place: number): string => {
  const token = tokens[place];
  return token?.kind === 'word' ? token.text : '';
};

/** The place of the next word that is no adverb; "all" and "something" are objects, not adverbs. */
function nextPlace(tokens: readonly Token[], place: number): number {
  let at = place + 1;
  while (W.isAdverb(wordOf(tokens, at)) && !/^(?:כולם|הכול|כל|משהו|כלום)$/u.test(wordOf(tokens, at))) at++;
  return at;
}

/** The gender of a quality or deed, also in "the boy", "the best". */
const qualityAt = (tokens: readonly Token[], place: number): HebrewGender | undefined => {
  const word = wordOf(tokens, place);
  return participleGender(word) ?? W.definitePerson(word);
};

/** What the hero says of himself or herself: "I" with a participle or a quality, "I was", "I shall be". */
function firstPersonFaults(tokens: readonly Token[], hero: HebrewGender): readonly FaultPosition[] {
  return tokens.flatMap((token, place) => {
    if (!/^(?:ו|ש|כש)?(?:אני|הייתי|אהיה)$/u.test(token.text)) return [];
    const at = nextPlace(tokens, place);
    const gender = qualityAt(tokens, at);
    const said = tokens[at];
    return said && gender && gender !== hero ? [toPosition(said, said.text)] : [];
  });
}

const startsClause = (tokens: readonly Token[], place: number): boolean => {
  const before = tokens[place - 1];
  return before?.kind !== 'word' || W.isAdverb(before.text) || W.isConjunction(before.text);
};

/** "You" to a girl looks like the object's sign: it is the pronoun before a mark, a participle or a quality. */
function isYouToHer(tokens: readonly Token[], place: number): boolean {
  const next = tokens[place + 1];
  if (!next || next.kind === 'mark') return true;
  const at = nextPlace(tokens, place);
  return next.kind === 'word' && participleGender(wordOf(tokens, at)) !== undefined && startsClause(tokens, place);
}

/** Words in the second person singular in the other gender than the hero's. */
function secondPersonFaults(tokens: readonly Token[], hero: HebrewGender): readonly FaultPosition[] {
  return tokens.flatMap((token, place): readonly FaultPosition[] => {
    if (token.kind !== 'word') return [];
    const word = token.text;
    const you = /^(?:ו|ש|כש|אם)?(אתה|את)$/u.exec(word)?.[1];
    if (you) {
      if (you === 'את' && !isYouToHer(tokens, place)) return [];
      const gender = you === 'אתה' ? 'm' : 'f';
      const quality = qualityAt(tokens, nextPlace(tokens, place));
      return gender !== hero || (quality && quality !== hero) ? [toPosition(token, word)] : [];
    }
    const gender = addressGender(word);
    if (!gender || gender === hero) return [];
    if (gender === 'f') return isFuture(word) || startsClause(tokens, place) ? [toPosition(token, word)] : [];
    const warned = /^(?:אל|אולי|אם|כש|נו)$/u.test(wordOf(tokens, place - 1));
    const ahead = wordOf(tokens, place + 1);
    const ownSubject =
      ahead !== '' && (W.isBeing(ahead, 'f') || (W.isDefinite(ahead) && W.nounGender(ahead) !== undefined));
    return !ownSubject && (warned || (!isFuture(word) && startsClause(tokens, place))) ? [toPosition(token, word)] : [];
  });
}

/** "You" to several girls, where a boy is among them and no two girls or women are on the page. */
function pluralFaults(tokens: readonly Token[], hero: HebrewGender): readonly FaultPosition[] {
  if (hero === 'f') return [];
  const women = new Set(tokens.flatMap(({ kind, text }) => (kind === 'word' && W.isBeing(text, 'f') ? [text] : [])));
  return tokens.flatMap((token) =>
    /^(?:ו|ש|כש)?אתן$/u.test(token.text) && women.size < 2 ? [toPosition(token, token.text)] : [],
  );
}

/** Whether somebody else is called too: "and you, Dan". */
const isAddressingOthers = (tokens: readonly Token[]): boolean =>
  tokens.some(({ kind, text }, place) => {
    const [before, behind] = [tokens[place - 1], tokens[place + 1]];
    const other = kind === 'word' && (NAMES.has(text) || W.isKin(text) || (W.isDefinite(text) && W.isBeing(text)));
    return other && before?.kind !== 'word' && before?.kind !== 'name' && behind?.kind !== 'word';
  });

/** Faults in everything said by or to the hero, in quotations and by a narrator who addresses the hero. */
export function findAddressFaults(
  tokens: readonly Token[],
  turns: readonly Turn[],
  hero: HebrewGender,
): readonly FaultPosition[] {
  const said = turns.flatMap(({ quotes, speaker, toHero }) => {
    const all = tokens.filter(({ quote, text }) => quotes.includes(quote) && !/^[“”]$/u.test(text));
    // What follows a colon is somebody else's speech within the speech.
    const colon = all.findIndex(({ text }) => text === ':');
    const words = colon < 0 ? all : all.slice(0, colon);
    if (speaker === 'hero') return firstPersonFaults(words, hero);
    if (toHero && !isAddressingOthers(words)) return [...secondPersonFaults(words, hero), ...pluralInTurn(words, hero)];
    return pluralFaults(words, hero).length > 0 ? pluralOnPage(tokens, words, hero) : [];
  });
  const narration = tokens.filter(({ quote }) => quote < 0);
  return isNameCalled(narration) ? [...said, ...secondPersonFaults(narration, hero)] : said;
}

/** A turn to the hero and others: no boy is among "you" in the feminine plural. */
const pluralInTurn = (words: readonly Token[], hero: HebrewGender): readonly FaultPosition[] =>
  hero === 'f'
    ? []
    : words.flatMap((token) => (/^(?:ו|ש|כש)?אתן$/u.test(token.text) ? [toPosition(token, token.text)] : []));

const pluralOnPage = (
  page: readonly Token[],
  words: readonly Token[],
  hero: HebrewGender,
): readonly FaultPosition[] => {
  const places = new Set(words.map(({ index }) => index));
  return pluralFaults(page, hero).filter(({ index }) => places.has(index));
};
