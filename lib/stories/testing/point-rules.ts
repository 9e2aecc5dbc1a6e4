import { stripPoints } from '@/lib/platform/text/points';

/** A letter with its points. */
type Letter = { readonly letter: string; readonly points: string };

const toLetters = (word: string): readonly Letter[] =>
  Array.from(word.matchAll(/([\p{L}׳])(\p{M}*)/gu), ([, letter = '', points = '']) => ({ letter, points }));

const listWords = (text: string): readonly string[] => text.match(/(?:(?!\p{Script=Latin})\p{L}\p{M}*|׳)+/gu) ?? [];

/** What a text has besides its letters: punctuation, line breaks and a Latin name, which points leave as they are. */
export const getFrame = (text: string): string =>
  text.replace(/(?!\p{P})[\p{Script=Hebrew}\p{Script=Arabic}\p{M}]/gu, '');

const KAMATS = '\u05b8';

/** Whether the full spelling has this letter only because it has no points: for o and u, for i, or doubled. */
function isSpelledByPoints(left: string, before: Letter | undefined, after: Letter | undefined): boolean {
  if (before?.letter === left || after?.letter === left) return true;
  // עכשיו is עַכְשָׁו.
  if (left === 'י' && after?.letter === 'ו' && before?.points.includes(KAMATS)) return true;
  const vowel = left === 'ו' ? /[\u05b9\u05ba\u05bb\u05b8\u05b3\u05c7]/u : /[\u05b4\u05b5\u05b6]/u;
  return vowel.test(before?.points ?? '');
}

/** Whether a pointed word has the letters of the bare one, but for those that full spelling adds (Academy rules). */
function hasLettersOf(pointed: string, bare: string): boolean {
  const letters = toLetters(pointed);
  let at = 0;
  for (const letter of stripPoints(bare)) {
    if (letters[at]?.letter === letter) at += 1;
    else if (!'וי'.includes(letter) || !isSpelledByPoints(letter, letters[at - 1], letters[at])) return false;
  }
  return at === letters.length;
}

/** Pairs of words that differ by more than points. */
export function findOtherWords(pointed: string, bare: string): readonly string[] {
  const [own, plain] = [listWords(pointed), listWords(bare)];
  if (own.length !== plain.length) return [`${pointed} / ${bare}`];
  return own.flatMap((word, at) => (hasLettersOf(word, plain[at] ?? '') ? [] : [`${word} / ${plain[at]}`]));
}

const HEBREW_VOWEL = /[\u05b0-\u05bb\u05c7]/u;
const SHIN_OR_SIN = /[\u05c1\u05c2]/u;
const DAGESH = '\u05bc';

/** Letters without a vowel are the last of a word, those that lengthen, those before וֹ and וּ, and א that is not heard. */
function isHebrewLetterPointed(letters: readonly Letter[], at: number): boolean {
  const { letter, points } = letters[at] ?? { letter: '', points: '' };
  const [before, next] = [letters[at - 1], letters[at + 1]];
  if (letter === '׳') return true;
  if (letter === 'ש' && !SHIN_OR_SIN.test(points)) return false;
  if (HEBREW_VOWEL.test(points)) return true;
  if (!next || next.letter === '׳') return letter !== 'ך';
  // A sound that is drawn out: טְרְררר.
  const isDrawnOut = before?.points === '' || letters.slice(at).every((one) => one.letter === letter);
  if (before?.letter === letter && isDrawnOut) return true;
  if (next.letter === 'ו' && /^[\u05bc\u05b9]$/u.test(next.points)) return true;
  if (letter === 'א') return at > 0;
  if (letter === 'י') return /[\u05b4-\u05b6]/u.test(before?.points ?? '') || 'יו'.includes(next.letter);
  return letter === 'ו' && points === DAGESH;
}

const SHADDA = '\u0651';
/** Sounds have no ending. */
const SOUNDS: readonly string[] = ['طَشّ', 'تِنّ', 'بُقّ', 'هُسّ'];

/** Letters without a mark: alif, those that lengthen, and ل of the article before a sun letter. */
function isArabicLetterPointed(letters: readonly Letter[], at: number): boolean {
  const { letter, points } = letters[at] ?? { letter: '', points: '' };
  const [before, next] = [letters[at - 1], letters[at + 1]];
  if (points !== '') return points !== SHADDA;
  if ('اآى'.includes(letter)) return true;
  const lengthens = (vowel: string) =>
    before?.points.includes(vowel) || (before?.letter === letter && before.points === '');
  if (letter === 'و') return lengthens('\u064f') ?? false;
  if (letter === 'ي') return lengthens('\u0650') ?? false;
  return letter === 'ل' && (next?.points.includes(SHADDA) ?? false);
}

/** Words that lack a point of one of their letters. */
export const findUnpointed = (text: string, language: 'he' | 'ar'): readonly string[] =>
  listWords(text).filter((word) => {
    if (SOUNDS.includes(word)) return false;
    const letters = toLetters(word);
    // A letter by itself in a picture is no word and is not pronounced.
    if (letters.length === 1) return false;
    const isLetterPointed = language === 'he' ? isHebrewLetterPointed : isArabicLetterPointed;
    return !letters.every((_, at) => isLetterPointed(letters, at));
  });
