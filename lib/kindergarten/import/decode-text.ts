import type { Language } from '@/lib/markets';

/** How the letters of a text file are stored: Unicode, or a Windows of one part of the world. */
export const TEXT_ENCODINGS = [
  'utf-8',
  'utf-16le',
  'utf-16be',
  'windows-1255',
  'windows-1256',
  'windows-1251',
  'windows-1252',
] as const;
export type TextEncoding = (typeof TEXT_ENCODINGS)[number];

/** The encodings that have no mark of their own. */
const WINDOWS = ['windows-1255', 'windows-1256', 'windows-1251', 'windows-1252'] as const;
type WindowsEncoding = (typeof WINDOWS)[number];

const CAPITALS = /^(?:\p{Lu}?\p{Ll}+|\p{Lu}+)$/u;

/** Whether a word can be one of the languages for which the encoding was made. */
const IS_WORD: Readonly<Record<WindowsEncoding, (word: string) => boolean>> = {
  // Final letters stand at the end alone, most others of their kind never do, and points never begin a word.
  'windows-1255': (word) => /^[א-ת][א-ת\p{M}׳’']*$/u.test(word) && !/[ךםןףץ]\p{M}*[א-ת]|[כמנצ]$/u.test(word),
  'windows-1256': (word) => /^[\p{Script=Arabic}\p{M}]+$/u.test(word) && !/^\p{M}/u.test(word),
  'windows-1251': (word) =>
    /^\p{Script=Cyrillic}+$/u.test(word) &&
    CAPITALS.test(word) &&
    (word.length === 1 || /[аеёиоуыэюяіїє]/iu.test(word)),
  'windows-1252': (word) =>
    /^[\p{Script=Latin}’']+$/u.test(word) && /[a-z]/i.test(word) && !/\p{Ll}\p{Lu}{2}/u.test(word),
};
const PREFERRED: Readonly<Record<Language, WindowsEncoding>> = {
  he: 'windows-1255',
  ar: 'windows-1256',
  ru: 'windows-1251',
  en: 'windows-1252',
};

const isAscii = (word: string): boolean => /^[\x20-\x7e]*$/.test(word);

/** How much a text looks like words of the encoding's languages. */
function scoreText(text: string, encoding: WindowsEncoding): number {
  const words = text.match(/[\p{L}\p{M}\uFFFD'’׳]+/gu) ?? [];
  let score = -10 * (text.match(/[\uFFFD\p{Cc}]/gu) ?? []).filter((sign) => !/[\t\n\r]/.test(sign)).length;
  for (const word of words) {
    if (isAscii(word)) continue;
    score += IS_WORD[encoding](word) ? word.length : -2 * word.length;
  }
  return score;
}

function guessWindows(bytes: Uint8Array, language: Language): WindowsEncoding {
  const order = [PREFERRED[language], ...WINDOWS.filter((encoding) => encoding !== PREFERRED[language])];
  const scored = order.map((encoding) => ({ encoding, score: scoreText(decodeText(bytes, encoding), encoding) }));
  return scored.reduce((best, next) => (next.score > best.score ? next : best)).encoding;
}

/** UTF-16 without a mark: every second byte is the number of a script, and those are few. */
function guessUtf16(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if (bytes.length < 4 || bytes.length % 2 === 1) return null;
  const pairs = bytes.length / 2;
  const countScripts = (from: 0 | 1) => {
    let known = 0;
    let zeros = 0;
    for (let at = from; at < bytes.length; at += 2) {
      if ([0, 4, 5, 6].includes(bytes[at] ?? -1)) known += 1;
      if (bytes[at] === 0) zeros += 1;
    }
    return zeros > 0 && known >= pairs * 0.95;
  };
  if (countScripts(1)) return 'utf-16le';
  return countScripts(0) ? 'utf-16be' : null;
}

const startsWith = (bytes: Uint8Array, mark: readonly number[]): boolean =>
  mark.every((byte, at) => bytes[at] === byte);

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

/**
 * The encoding of a text file: by its byte-order mark, by being valid UTF-8, or by which of the Windows encodings makes
 * words of it. `language` decides between equals.
 */
export function guessEncoding(bytes: Uint8Array, language: Language): TextEncoding {
  if (startsWith(bytes, [0xef, 0xbb, 0xbf])) return 'utf-8';
  if (startsWith(bytes, [0xff, 0xfe])) return 'utf-16le';
  if (startsWith(bytes, [0xfe, 0xff])) return 'utf-16be';
  const wide = guessUtf16(bytes);
  if (wide) return wide;
  return isUtf8(bytes) ? 'utf-8' : guessWindows(bytes, language);
}

/** The text of a file; a byte-order mark is left out. */
export const decodeText = (bytes: Uint8Array, encoding: TextEncoding): string =>
  new TextDecoder(encoding).decode(bytes);
