import { list, spelled, wordPattern } from './morphology';
import type { Script } from './obfuscated-words';
import { ANIMALS } from './vocabulary/animals';
import type { Change, Entry } from './vocabulary/model';
import { SKY } from './vocabulary/sky';
import { THINGS } from './vocabulary/things';

/** A change from a request: what to add or change, or what to remove, and the parent's own words for it. */
export type RequestedChange = { readonly change: Change; readonly without: boolean; readonly typed: string };

const SCRIPTS = { he: 'hebrew', en: 'latin', ar: 'arabic', ru: 'cyrillic' } as const satisfies Record<string, Script>;
type Language = keyof typeof SCRIPTS;
const LANGUAGES = Object.keys(SCRIPTS) as Language[];

/** Words that ask to remove what follows. */
const REMOVAL_WORDS: Readonly<Record<Language, string>> = {
  he: 'בלי ללא להוריד להסיר תוריד תורידי תסיר תסירי הסר',
  en: 'no without remove delete',
  ar: 'بدون بلا احذف ازل شيل شيلي',
  ru: 'без убер* убрать удал*',
};
const NOT: readonly RegExp[] = LANGUAGES.map((language) =>
  wordPattern(SCRIPTS[language], list(REMOVAL_WORDS[language])),
);
/** Two words that ask to remove what follows. */
const NOT_PHRASES: readonly string[] = [spelled('من غير')];

type Known = { readonly change: Change; readonly words: readonly RegExp[]; readonly phrases: readonly string[] };

function known(entry: Entry): Known {
  const all = LANGUAGES.map((language) => ({ script: SCRIPTS[language], words: list(entry[language]) }));
  return {
    change: entry.change,
    words: all.flatMap(({ script, words }) => {
      const single = words.filter((word) => !word.includes('-'));
      return single.length ? [wordPattern(script, single)] : [];
    }),
    // The vocabulary uses hyphens where people write spaces.
    phrases: all
      .flatMap(({ words }) => words.filter((word) => word.includes('-')))
      .map((word) => spelled(word.replaceAll('-', ' '))),
  };
}

const VOCABULARY = [...ANIMALS, ...THINGS, ...SKY].map(known);

/** A word as it is compared, and as it was typed. */
type Word = { readonly word: string; readonly typed: string };

const WORD = /[\p{L}\p{N}']+/gu;

const splitWords = (request: string): readonly Word[] =>
  request.split(/[-–\s]+/u).flatMap((part) => {
    const typed = part.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}\p{M}]+$/gu, '');
    return (spelled(part).match(WORD) ?? []).map((word) => ({ word, typed }));
  });

/** Where a phrase of several words begins; -1 without it. */
function findPhrase(words: readonly Word[], phrase: string): number {
  const parts = phrase.split(' ');
  return words.findIndex((_, start) => parts.every((part, at) => words[start + at]?.word === part));
}

type Found = { readonly at: number; readonly count: number; readonly change: Change };

/** The phrases of the vocabulary in a request; the words of one belong to no other. */
function findPhrases(words: readonly Word[]): readonly Found[] {
  const found: Found[] = [];
  let rest = words;
  for (const { change, phrases } of VOCABULARY) {
    for (const phrase of phrases) {
      const at = findPhrase(rest, phrase);
      if (at < 0) continue;
      const count = phrase.split(' ').length;
      found.push({ at, count, change });
      rest = rest.map((word, index) => (index >= at && index < at + count ? { word: '', typed: word.typed } : word));
      break;
    }
  }
  return found;
}

const findChange = (word: string): Change | undefined =>
  VOCABULARY.find(({ words }) => words.some((pattern) => pattern.test(word)))?.change;

/** A phrase or a word of a request: what it changes, or whether what follows is to be removed. */
type Unit = { readonly typed: string; readonly change: Change | undefined; readonly removes: boolean };

/** A request in its phrases and words. */
function readUnits(words: readonly Word[], phrases: readonly Found[]): readonly Unit[] {
  const units: Unit[] = [];
  const toTyped = (from: number, to: number) =>
    words
      .slice(from, to)
      .map(({ typed }) => typed)
      .join(' ');
  for (let at = 0; at < words.length; ) {
    const phrase = phrases.find((one) => one.at === at);
    const word = words[at]?.word ?? '';
    const removesByTwo = NOT_PHRASES.includes(`${word} ${words[at + 1]?.word}`);
    const count = phrase?.count ?? (removesByTwo ? 2 : 1);
    const removes = !phrase && (removesByTwo || NOT.some((pattern) => pattern.test(word)));
    units.push({
      typed: toTyped(at, at + count),
      change: phrase?.change ?? (removes ? undefined : findChange(word)),
      removes,
    });
    at += count;
  }
  return units;
}

/** The changes that a request asks for, in the order of its words; empty if it contains no known word. */
export function parseRequest(request: string): readonly RequestedChange[] {
  const words = splitWords(request);
  const wishes: RequestedChange[] = [];
  let removal: string | null = null;
  for (const { change, typed, removes } of readUnits(words, findPhrases(words))) {
    if (removes) removal = typed;
    if (!change) continue;
    const known = wishes.some((wish) => wish.change === change);
    if (!known) wishes.push({ change, without: removal !== null, typed: removal ? `${removal} ${typed}` : typed });
    removal = null;
  }
  return wishes;
}
