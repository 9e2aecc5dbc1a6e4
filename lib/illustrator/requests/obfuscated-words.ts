import { CYRILLIC_LOOK_ALIKES } from '@/lib/platform/look-alikes';

/**
 * Finds words that a text hides by look-alike letters of other alphabets, digits or signs for letters, spaces between
 * letters, repeated letters or decoration. Returns lists of words to compare with the word lists.
 */

/** Letters of other alphabets that look like Latin ones (Unicode confusables, the common part). */
const TO_LATIN: Readonly<Record<string, string>> = {
  ...CYRILLIC_LOOK_ALIKES,
  ё: 'e',
  ї: 'i',
  ѕ: 's',
  ј: 'j',
  ԁ: 'd',
  ԛ: 'q',
  ԝ: 'w',
  һ: 'h',
  ь: 'b',
  г: 'r',
  п: 'n',
  и: 'u',
  ӏ: 'l',
  α: 'a',
  β: 'b',
  ε: 'e',
  η: 'n',
  ι: 'i',
  κ: 'k',
  μ: 'u',
  ν: 'v',
  ο: 'o',
  ρ: 'p',
  σ: 'o',
  τ: 't',
  υ: 'u',
  χ: 'x',
  ω: 'w',
  ı: 'i',
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'p',
  ɑ: 'a',
  ɡ: 'g',
  ɩ: 'i',
  ʟ: 'l',
  ɴ: 'n',
  ᴇ: 'e',
  ᴋ: 'k',
  ɪ: 'i',
  ɢ: 'g',
  ᴅ: 'd',
  ᴏ: 'o',
  ʙ: 'b',
  ᴀ: 'a',
  ꜱ: 's',
  ʀ: 'r',
  ᴜ: 'u',
  ס: 'o',
  ו: 'l',
  ן: 'l',
  ה: 'n',
};
const TO_CYRILLIC: Readonly<Record<string, string>> = {
  a: 'а',
  b: 'в',
  c: 'с',
  e: 'е',
  h: 'н',
  i: 'и',
  k: 'к',
  m: 'м',
  n: 'п',
  o: 'о',
  p: 'р',
  r: 'г',
  t: 'т',
  u: 'и',
  x: 'х',
  y: 'у',
  g: 'д',
  d: 'д',
  l: 'л',
  s: 'с',
  v: 'в',
  z: 'з',
  f: 'ф',
  j: 'ј',
  α: 'а',
  ο: 'о',
  ρ: 'р',
  ε: 'е',
  ё: 'е',
};
const SIGNS_LATIN: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '2': 'z',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '6': 'g',
  '7': 't',
  '8': 'b',
  '9': 'g',
  '@': 'a',
  $: 's',
  '!': 'i',
  '|': 'l',
  '€': 'e',
  '£': 'l',
  '+': 't',
  '(': 'c',
  '¡': 'i',
};
const SIGNS_CYRILLIC: Readonly<Record<string, string>> = {
  '0': 'о',
  '1': 'и',
  '3': 'з',
  '4': 'ч',
  '6': 'б',
  '8': 'в',
  '@': 'а',
  $: 'с',
  '!': 'и',
  '|': 'и',
  '€': 'е',
  '9': 'я',
};
const FINAL_LETTERS: Readonly<Record<string, string>> = { ך: 'כ', ם: 'מ', ן: 'נ', ף: 'פ', ץ: 'צ' };
const ARABIC_FORMS: Readonly<Record<string, string>> = {
  أ: 'ا',
  إ: 'ا',
  آ: 'ا',
  ٱ: 'ا',
  ى: 'ي',
  ة: 'ه',
  ؤ: 'و',
  ئ: 'ي',
  ک: 'ك',
  ڪ: 'ك',
  گ: 'ك',
  ی: 'ي',
  ے: 'ي',
  ہ: 'ه',
  ە: 'ه',
  پ: 'ب',
  چ: 'ج',
  ڤ: 'ف',
  ڨ: 'ق',
  ٯ: 'ق',
  ں: 'ن',
};

const mapped = (text: string, ...tables: readonly Readonly<Record<string, string>>[]) =>
  [...text].map((char) => tables.reduce((known, table) => table[known] ?? known, char)).join('');

/** Letters in boxes and circles that Unicode does not decompose. */
function decodeEnclosedLetters(char: string): string {
  const code = char.codePointAt(0) ?? 0;
  for (const first of [0x1f150, 0x1f170, 0x1f1e6]) {
    if (code >= first && code < first + 26) return String.fromCharCode(97 + code - first);
  }
  return char;
}

/** Removes case, decoration, invisible characters, vowel points and Arabic kashida. */
export function stripDecoration(text: string): string {
  return [...text]
    .map(decodeEnclosedLetters)
    .join('')
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]|\u0640/gu, '')
    .normalize('NFKC')
    .toLowerCase();
}

/** One spelling per sound: final letters in Hebrew; forms of alef, ya and ta marbuta in Arabic; ё in Russian. */
export const normalizeSpelling = (text: string): string =>
  mapped(text, FINAL_LETTERS, ARABIC_FORMS, { ё: 'е', й: 'и' });

const WORD = /[\p{L}\p{N}]+/gu;
/** Short words that stand alone and do not belong to a spaced-out word. */
const SHORT_WORDS = new Set(
  (
    'a i am an as at be by do go he hi if in is it me my no of oh on or so to up us we ' +
    'у в с к о и я а на не но по до из от за ни же ли бы он мы вы ты их ее его да то та те ' +
    'ו על אל לא כן גם או אם זה זו עם של את כל מה מי יש בו בה לו לה לי לך ים דג עץ גן אח אב אש ' +
    'و في من ما لا او ان عن هو هي لي له مع كل اب ام اخ يد'
  ).split(' '),
);

/** Joins letters that were set apart: `k i l l`, `к.р.о.в.ь`, `bl.ood`, `ki ll`. */
function words(text: string): string[] {
  const found = [...text.matchAll(WORD)].map(([word]) => word);
  const joined: string[] = [];
  let run = '';
  for (const word of [...found, '  ']) {
    if (word.length === 1) {
      run += word;
      continue;
    }
    // The first and the last letter of a spaced-out word may be words of their own.
    if (run.length > 1) joined.push(run, run.slice(1), run.slice(0, -1));
    run = '';
  }
  const inside = text.split(/\s+/).map((part) => part.replace(/[^\p{L}\p{N}]/gu, ''));
  const pairs = found.flatMap((word, i) => {
    const next = found[i + 1];
    const torn = next && Math.min(word.length, next.length) <= 2 && !SHORT_WORDS.has(word) && !SHORT_WORDS.has(next);
    return torn && word.length + next.length > 3 ? [word + next] : [];
  });
  return [...found, ...joined, ...inside, ...pairs].filter((word) => word.length > 1);
}

/** Shortens repeated letters (`killlll` can be kill or kil) and removes frames of x. */
function collapseRepeats(word: string): string[] {
  const bare = word.replace(/^x+|x+$/g, '');
  const all = bare.length > 1 && bare !== word ? [word, bare] : [word];
  return all.flatMap((one) =>
    /(.)\1\1/u.test(one)
      ? [one, one.replace(/(.)\1{2,}/gu, '$1$1'), one.replace(/(.)\1{2,}/gu, '$1'), one.replace(/(.)\1+/gu, '$1')]
      : [one],
  );
}

export type Script = 'latin' | 'cyrillic' | 'hebrew' | 'arabic';

const LOOK_ALIKES: Readonly<Record<Script, readonly Readonly<Record<string, string>>[]>> = {
  latin: [TO_LATIN, SIGNS_LATIN],
  cyrillic: [TO_CYRILLIC, SIGNS_CYRILLIC],
  hebrew: [],
  arabic: [],
};

/** All words that a reader of the script may see in a line. */
export function possibleWords(line: string, script: Script): ReadonlySet<string> {
  const text = stripDecoration(line);
  const read = new Set<string>();
  // A short word in Latin letters is Latin; longer ones may be disguised Russian.
  const disguised = text
    .split(/(\s+)/)
    .map((part) => (script === 'cyrillic' && /^[a-z]{1,3}$/.test(part) ? part : mapped(part, ...LOOK_ALIKES[script])))
    .join('');
  for (const reading of new Set([text, disguised])) {
    for (const word of words(reading)) for (const short of collapseRepeats(word)) read.add(normalizeSpelling(short));
  }
  return read;
}

/** Letters of a script after `normalizeSpelling`. */
const ALPHABET: Readonly<Record<Script, RegExp>> = {
  latin: /[a-z]/u,
  cyrillic: /[а-я]/u,
  hebrew: /[א-ת]/u,
  arabic: /[ابتثجحخدذرزسشصضطظعغفقكلمنهويء]/u,
};

/** Words with signs, digits or foreign letters, each of which may stand for any letter or for none. */
export function wordsWithGaps(line: string, script: Script): readonly RegExp[] {
  const letter = ALPHABET[script];
  return normalizeSpelling(stripDecoration(line))
    .split(/[\s.,\-–—:;"()?]+/u)
    .map((part) => part.replace(/^['’!]+|['’!]+$/gu, ''))
    .flatMap((part) => {
      const chars = [...part];
      const known = chars.filter((char) => letter.test(char)).length;
      const gaps = chars.length - known;
      if (known < 2 || gaps === 0 || gaps > 3) return [];
      const as = (gap: string) =>
        new RegExp(`^${chars.map((char) => (letter.test(char) ? char : gap)).join('')}$`, 'u');
      return known > 2 ? [as('\\p{L}'), as('')] : [as('\\p{L}')];
    });
}
