const SHVA = '\u05b0';
const HIRIQ = '\u05b4';
const DAGESH = '\u05bc';
const SHURUK = `ו${DAGESH}`;

/** A prefix takes the short vowel of a hataf that follows it: לַאֲבִיגַיִל. */
const SHORT_VOWELS = new Map([
  ['\u05b1', '\u05b6'],
  ['\u05b2', '\u05b7'],
  ['\u05b3', '\u05b8'],
]);

/** A prefix, also a pointed one, before a word in another script gets a maqaf: ל־Maya. */
const BEFORE_OTHER_SCRIPT =
  /(?<![\p{L}\p{M}])((?:[ושהכלבמ]\p{M}*){1,3})(?=\u2068(?!\P{L}*\p{Script=Hebrew})\P{L}*\p{L})/gu;
/** A prefix with shva, an 'and' before it, and the first letter of the Hebrew name that follows. */
const BEFORE_HEBREW_NAME = /(ו\u05bc)?([ולכב])\u05b0(?=\u2068\p{Script=Hebrew})\u2068(\p{L})(\p{M}*)/gu;

/** How a prefix stands before a name's first letter: the prefix with its vowel, and the marks that the letter keeps. */
function pointPrefix(prefix: string, letter: string, marks: string): readonly [string, string] {
  const hasShva = marks.includes(SHVA);
  if (hasShva && letter === 'י') return [prefix + HIRIQ, marks.replace(SHVA, '')];
  if (prefix === 'ו' && (hasShva || 'בומפ'.includes(letter))) return [SHURUK, marks];
  if (hasShva) return [prefix + HIRIQ, marks];
  const short = [...marks].map((mark) => SHORT_VOWELS.get(mark)).find(Boolean);
  return [prefix + (short ?? SHVA), marks];
}

function joinName(_: string, and: string | undefined, prefix: string, letter: string, marks: string): string {
  const [joined, kept] = pointPrefix(prefix, letter, marks);
  // Of ב, כ and פ the dagesh is heard, and a name sounds as its child says it.
  const heard = 'גדת'.includes(letter) ? kept.replace(DAGESH, '') : kept;
  const isShort = joined === `${prefix}${SHVA}`;
  const before = and && prefix !== 'ב' && !isShort ? `ו${SHVA}` : (and ?? '');
  return `${before}${joined}\u2068${letter}${heard}`;
}

/**
 * Joins the Hebrew prefixes of a text to the names in isolates behind them, by the Academy's rules of ו and of בכ״ל:
 * וּמִיכַל, וִיהוּדָה, לִשְׁלֹמֹה, וַאֲבִיגַיִל, לְדָנָה, ל־Maya. Prefixes without points only get the maqaf.
 */
export const joinHebrewPrefixes = (text: string): string =>
  text.replace(BEFORE_OTHER_SCRIPT, '$1־').replace(BEFORE_HEBREW_NAME, joinName);
