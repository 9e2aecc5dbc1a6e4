import { escapeRegExp } from '@/lib/platform/escape-regexp';
import { CYRILLIC_LOOK_ALIKES } from '@/lib/platform/look-alikes';
import { COMMON_NAMES, PLACEHOLDERS } from '../common-names';
import { editDistance } from '../distance';
import { HOMONYMS } from '../homonyms';
import { getKnownWords } from '../known-words';
import type { Fault, PageCheck, PageInput } from '../model';
import { createNamePattern, normalizePunctuation, removeName } from '../name-forms';
import { isTransliteration } from '../transliteration';
import { createFault, findFaults } from './excerpt';
import { checkIntroductions } from './introductions';

const WORD = /[\p{L}\p{N}]+(?:[-’][\p{L}\p{N}]+)*/gu;
const PREFIXES = { he: /^[ושהכלבמ]{1,3}-?/u, ar: /^[وفبلك]{1,2}-?/u, en: /(?!)/u, ru: /(?!)/u } as const;

const reversed = (word: string): string => [...word].reverse().join('');

const LOOK_ALIKES: Readonly<Record<string, string>> = {
  ...CYRILLIC_LOOK_ALIKES,
  ...Object.fromEntries(
    Object.entries(CYRILLIC_LOOK_ALIKES).map(([letter, latin]) => [letter.toUpperCase(), latin.toUpperCase()]),
  ),
};
const normalizeLookAlikes = (word: string): string => [...word].map((letter) => LOOK_ALIKES[letter] ?? letter).join('');

/** Arabic letters that are often confused. */
const normalizeArabicVariants = (word: string): string =>
  word.replace(/[أإآ]/gu, 'ا').replaceAll('ة', 'ه').replaceAll('ى', 'ي');

/**
 * Whether a word is a misspelling of the name: other case, another script, look-alike letters, reversed, or one letter
 * off (two from seven letters on).
 */
function isMisspelling(word: string, name: string): boolean {
  if (word === name) return false;
  if (word.toLowerCase() === name.toLowerCase()) return true;
  if (normalizeArabicVariants(word) === normalizeArabicVariants(name) || isTransliteration(word, name)) return true;
  if (normalizeLookAlikes(word) === normalizeLookAlikes(name) || reversed(word.toLowerCase()) === name.toLowerCase())
    return true;
  const letters = [...name].length;
  if (letters < 4) return false;
  return editDistance(word.toLowerCase(), name.toLowerCase()) <= (letters >= 7 ? 2 : 1);
}

/** Misspellings of the name; a short or common word is not reported. */
function findMisspellings({ text, name, language, byParent }: PageInput): readonly Fault[] {
  const rest = removeName(text, name, language);
  const parts = normalizePunctuation(name).split(/\s+/u).filter(Boolean);
  const candidates = [normalizePunctuation(name), ...(parts.length > 1 ? parts : [])];
  return [...rest.matchAll(WORD)].flatMap((match) => {
    const [word] = match;
    const known =
      COMMON_NAMES[language].includes(word) ||
      HOMONYMS[language].includes(word) ||
      getKnownWords(language).has(word.toLowerCase());
    const bare = word.replace(PREFIXES[language], '');
    // A family's pet name for the child: Jakey.
    const isPetName = byParent && candidates.some((part) => word.startsWith(part));
    const slip =
      !known &&
      !isPetName &&
      [word, bare].some((form) => candidates.some((part) => isMisspelling(form, part) && looksLikeName(form, part)));
    return slip ? [createFault('name_wrong', rest, match.index, word.length)] : [];
  });
}

/** In scripts with capitals, a lower-case word that differs from the name is a word, not a name. */
const looksLikeName = (word: string, name: string): boolean =>
  !/\p{Lu}/u.test(name) ||
  /\p{Lu}/u.test(word) ||
  word.toLowerCase() === name.toLowerCase() ||
  reversed(word).toLowerCase() === name.toLowerCase();

/** A part of Arabic names that stands alone in many phrases: بسم الله. */
const GOD = 'الله';

/** One word of a two-word name used alone. */
function findPartialNames({ text, name, language }: PageInput): readonly Fault[] {
  const parts = normalizePunctuation(name).split(/\s+/u).filter(Boolean);
  if (parts.length < 2) return [];
  const rest = removeName(text, name, language);
  return parts
    .filter((part) => part !== GOD)
    .flatMap((part) =>
      [...rest.matchAll(createNamePattern(part, language))]
        // A prefix and a short name may form a word: Hebrew "in rows" contains "Ruth".
        .filter(([word]) => word === part || !getKnownWords(language).has(word))
        .map((match) => createFault('name_wrong', rest, match.index, match[0].length)),
    );
}

/** A two-part name written as one word, or split where it has a hyphen. */
function findJoiningErrors({ text, name, language }: PageInput): readonly Fault[] {
  const parts = normalizePunctuation(name)
    .split(/[\s-]+/u)
    .filter(Boolean);
  if (parts.length < 2) return [];
  const loose = parts.map(escapeRegExp).join('[ \u00a0-]?');
  return findFaults('name_wrong', removeName(text, name, language), new RegExp(`(?<!\\p{L})${loose}(?!\\p{L})`, 'gu'));
}

/** Another child's name instead of the hero's: only where the hero's name is missing on the page. */
function findOtherNames({ text, name, language }: PageInput): readonly Fault[] {
  const same = normalizePunctuation(text);
  const own = normalizePunctuation(name).split(/\s+/u);
  return COMMON_NAMES[language]
    .filter((other) => !own.includes(other) && !HOMONYMS[language].includes(other))
    .flatMap((other) => findFaults('name_wrong', same, createNamePattern(other, language)));
}

const BROKEN_POSSESSIVE = (name: string) => {
  const shouted = name === name.toUpperCase();
  const plainName = escapeRegExp(normalizePunctuation(name));
  return new RegExp(
    `(?<![\\p{L}])${plainName}(?: [’']?s(?![\\p{L}])|s[’']?(?= \\p{Ll})|’(?= s\\b)${shouted ? '' : "|[’']S\\b"})`,
    'gu',
  );
};

/**
 * Checks the child's name: every page that must contain it does, in a valid form. Vowel marks are ignored, Hebrew and
 * Arabic prefixes are allowed, and Russian names may be declined.
 */
export const checkNames: PageCheck = (page) => {
  const { text, name, language, mustName, byParent } = page;
  const same = normalizePunctuation(text);
  const present = createNamePattern(name, language).test(same);
  const wrong = [
    ...PLACEHOLDERS.flatMap((pattern) => findFaults('name_wrong', text, pattern)),
    ...(language === 'en' ? findFaults('name_wrong', same, BROKEN_POSSESSIVE(name)) : []),
    ...(byParent ? [] : findPartialNames(page)),
    ...findJoiningErrors(page),
    ...checkIntroductions(page),
    ...findMisspellings(page),
  ];
  if (present || wrong.length > 0) return wrong;
  const others = byParent ? [] : findOtherNames(page);
  if (others.length > 0) return others;
  return mustName ? [{ kind: 'name_missing', excerpt: text.slice(0, 40) }] : [];
};
