import type { Language } from '@/lib/markets';
import { fail, ok, type Result } from '@/lib/platform/result';

/** Characters as a reader counts them: a letter with its marks is one (rulings, "child's name"). */
const LENGTH = { min: 2, max: 30 } as const;
/** A letter carries at most four marks; the database counts each (`books_name_length`). */
const MAX_CODE_POINTS = LENGTH.max * 5;

type NameProblem = 'name_too_short' | 'name_too_long' | 'name_letters_only' | 'name_not_hebrew';

// Vowel points and accents, but no joiners or variation selectors (those make emoji); few, so that they cannot pile up.
const LETTER = String.raw`\p{L}(?:(?![\u034F\uFE00-\uFE0F\u{E0100}-\u{E01EF}])[\p{Mn}\p{Mc}]){0,4}`;
const APOSTROPHE = `['’‘ʼ׳]`;
/** A geresh that ends a Hebrew word belongs to its last letter: ג'ורג', ריץ'. */
const FINAL_GERESH = String.raw`(?:(?<=[גדזחטצץת]\p{Mn}*)['’׳])?`;
const WORD = `${LETTER}(?:${APOSTROPHE}?${LETTER})*${FINAL_GERESH}`;
const HYPHEN = String.raw`[-\u2010\u2011־]`;
const NAME = new RegExp(`^${WORD}(?:(?: ?${HYPHEN} ?| )${WORD})*$`, 'u');
const FOREIGN_TO_HEBREW = /(?!\p{Script=Hebrew}|ʼ)\p{L}/u;

const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });

/**
 * A child's name as the book will print it: trimmed, spaces collapsed, letters composed (spec §5 "Child name", rulings).
 * `name_not_hebrew` is a question, not a refusal: `keepAsWritten` answers it.
 */
export function checkChildName(
  typed: string,
  bookLanguage: Language,
  { keepAsWritten = false }: { readonly keepAsWritten?: boolean } = {},
): Result<string, NameProblem> {
  const name = typed.normalize('NFC').trim().replace(/\s+/gu, ' ');
  // Ten code units per character is beyond any script; cheaper than segmenting a flood.
  if (name.length > LENGTH.max * 10) return fail('name_too_long');
  const length = [...graphemes.segment(name)].length;
  if (length < LENGTH.min) return fail('name_too_short');
  if (length > LENGTH.max || [...name].length > MAX_CODE_POINTS) return fail('name_too_long');
  if (!NAME.test(name)) return fail('name_letters_only');
  if (bookLanguage === 'he' && !keepAsWritten && FOREIGN_TO_HEBREW.test(name)) return fail('name_not_hebrew');
  return ok(name);
}
