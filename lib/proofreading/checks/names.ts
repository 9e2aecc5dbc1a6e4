import { literalPattern } from '@/lib/platform/pattern';
import { COMMON_NAMES, PLACEHOLDERS } from '../common-names';
import { editDistance } from '../distance';
import { HOMONYMS } from '../homonyms';
import { knownWords } from '../known-words';
import type { Check, Fault, PageToProof } from '../model';
import { namePattern, sameMarks, withoutName } from '../name-forms';
import { spellsTheSame } from '../transliteration';
import { faultAt, faultsOf } from './excerpt';
import { introductions } from './introductions';

const WORD = /[\p{L}\p{N}]+(?:[-’][\p{L}\p{N}]+)*/gu;
const PREFIXES = { he: /^[ושהכלבמ]{1,3}-?/u, ar: /^[وفبلك]{1,2}-?/u, en: /(?!)/u, ru: /(?!)/u } as const;

const reversed = (word: string): string => [...word].reverse().join('');

/** Letters of other scripts that look like Latin ones (and the other way round). */
const LOOKALIKES: Readonly<Record<string, string>> = Object.fromEntries(
  [...'аеорсухкмнвтАЕОРСУХКМНВТі'].map((letter, i) => [letter, [...'aeopcyxkmhbtAEOPCYXKMHBTi'][i] ?? letter]),
);
const looks = (word: string): string => [...word].map((letter) => LOOKALIKES[letter] ?? letter).join('');

/** Arabic letters that a hurried hand exchanges. */
const hurried = (word: string): string => word.replace(/[أإآ]/gu, 'ا').replaceAll('ة', 'ه').replaceAll('ى', 'ي');

/**
 * Whether a word is the name with a slip: other case, another script, look-alike letters, backwards, or one letter off
 * (two from seven letters on).
 */
function isSlip(word: string, name: string): boolean {
  if (word === name) return false;
  if (word.toLowerCase() === name.toLowerCase()) return true;
  if (hurried(word) === hurried(name) || spellsTheSame(word, name)) return true;
  if (looks(word) === looks(name) || reversed(word.toLowerCase()) === name.toLowerCase()) return true;
  const letters = [...name].length;
  if (letters < 4) return false;
  return editDistance(word.toLowerCase(), name.toLowerCase()) <= (letters >= 7 ? 2 : 1);
}

/** Near-misses of the name; a short or common word that is a word of its own is not taken for one. */
function slips({ text, name, language }: PageToProof): readonly Fault[] {
  const rest = withoutName(text, name, language);
  const parts = sameMarks(name).split(/\s+/u).filter(Boolean);
  const candidates = [sameMarks(name), ...(parts.length > 1 ? parts : [])];
  return [...rest.matchAll(WORD)].flatMap((match) => {
    const [word] = match;
    const known =
      COMMON_NAMES[language].includes(word) ||
      HOMONYMS[language].includes(word) ||
      knownWords(language).has(word.toLowerCase());
    const bare = word.replace(PREFIXES[language], '');
    const slip =
      !known && [word, bare].some((form) => candidates.some((part) => isSlip(form, part) && looksLikeName(form, part)));
    return slip ? [faultAt('name_wrong', rest, match.index, word.length)] : [];
  });
}

/** In scripts with capitals, a word in small letters that differs from the name is a word, not a name. */
const looksLikeName = (word: string, name: string): boolean =>
  !/\p{Lu}/u.test(name) ||
  /\p{Lu}/u.test(word) ||
  word.toLowerCase() === name.toLowerCase() ||
  reversed(word).toLowerCase() === name.toLowerCase();

/** Half of a name of two words standing alone. */
function halves({ text, name, language }: PageToProof): readonly Fault[] {
  const parts = sameMarks(name).split(/\s+/u).filter(Boolean);
  if (parts.length < 2) return [];
  const rest = withoutName(text, name, language);
  return parts.flatMap((part) =>
    [...rest.matchAll(namePattern(part, language))]
      // A prefix and a short name may add up to a word: in rows, Hebrew reads "Ruth".
      .filter(([word]) => word === part || !knownWords(language).has(word))
      .map((match) => faultAt('name_wrong', rest, match.index, match[0].length)),
  );
}

/** A name of two parts run together, or parted where it has a hyphen. */
function joints({ text, name, language }: PageToProof): readonly Fault[] {
  const parts = sameMarks(name)
    .split(/[\s-]+/u)
    .filter(Boolean);
  if (parts.length < 2) return [];
  const loose = parts.map(literalPattern).join('[ \u00a0-]?');
  return faultsOf('name_wrong', withoutName(text, name, language), new RegExp(`(?<!\\p{L})${loose}(?!\\p{L})`, 'gu'));
}

/** Another child's name in the place of the hero's: only where the right one is nowhere on the page. */
function leftOver({ text, name, language }: PageToProof): readonly Fault[] {
  const same = sameMarks(text);
  const own = sameMarks(name).split(/\s+/u);
  return COMMON_NAMES[language]
    .filter((other) => !own.includes(other) && !HOMONYMS[language].includes(other))
    .flatMap((other) => faultsOf('name_wrong', same, namePattern(other, language)));
}

const BROKEN_POSSESSIVE = (name: string) => {
  const shouted = name === name.toUpperCase();
  const plainName = literalPattern(sameMarks(name));
  return new RegExp(
    `(?<![\\p{L}])${plainName}(?: [’']?s(?![\\p{L}])|s[’']?(?= \\p{Ll})|’(?= s\\b)${shouted ? '' : "|[’']S\\b"})`,
    'gu',
  );
};

/**
 * The child's name: every page that must have it does, in a right form. Points and vowel signs make no difference,
 * Hebrew and Arabic prefixes may stand before it, Russian may decline it.
 */
export const checkNames: Check = (page) => {
  const { text, name, language, mustName } = page;
  const same = sameMarks(text);
  const present = namePattern(name, language).test(same);
  const wrong = [
    ...PLACEHOLDERS.flatMap((pattern) => faultsOf('name_wrong', text, pattern)),
    ...(language === 'en' ? faultsOf('name_wrong', same, BROKEN_POSSESSIVE(name)) : []),
    ...halves(page),
    ...joints(page),
    ...introductions(page),
    ...slips(page),
  ];
  if (present || wrong.length > 0) return wrong;
  const others = leftOver(page);
  if (others.length > 0) return others;
  return mustName ? [{ kind: 'name_missing', excerpt: text.slice(0, 40) }] : [];
};
