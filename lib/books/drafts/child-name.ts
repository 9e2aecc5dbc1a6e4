import type { Language } from '@/lib/markets';
import type { ErrorCode } from '@/lib/platform/errors';
import { formatFieldError } from '@/lib/platform/field-error';
import { fail, ok, type Result } from '@/lib/platform/result';
import { cleanLine } from '@/lib/platform/text/clean-text';
import { listUnprintable, toPrintable } from '@/lib/typesetting';
import { CHILD_LIMITS } from './child-limits';

const LENGTH = CHILD_LIMITS.name;
/** A letter carries at most four marks; the database counts each (`books_name_length`). */
const MAX_CODE_POINTS = LENGTH.max * 5;

type NameProblem = 'name_too_short' | 'name_too_long' | 'name_letters_only' | 'name_not_printable' | NameQuestion;
/** A question, not an error: "keep as written" is a valid answer. */
export type NameQuestion = 'name_not_hebrew' | 'name_not_arabic' | 'name_not_cyrillic';

// With vowel points and accents; limited, so that they cannot pile up. Invisible marks are removed before.
const LETTER = String.raw`\p{L}[\p{Mn}\p{Mc}]{0,4}`;
/** Also the non-joiner inside a Persian word. */
const INSIDE_WORD = `['’‘ʼ׳\u200C]`;
/** A geresh that ends a Hebrew word belongs to its last letter: ג'ורג', ריץ'. */
const FINAL_GERESH = String.raw`(?:(?<=[גדזחטצץת]\p{Mn}*)['’׳])?`;
const WORD = `${LETTER}(?:${INSIDE_WORD}?${LETTER})*${FINAL_GERESH}`;
const HYPHEN = String.raw`[-\u2010\u2011־]`;
const NAME = new RegExp(`^${WORD}(?:(?: ?${HYPHEN} ?| )${WORD})*$`, 'u');

/** Letters that the book's readers may be unable to read. An English book accepts any letters. */
const FOREIGN: Readonly<Record<Exclude<Language, 'en'>, { readonly letter: RegExp; readonly question: NameQuestion }>> =
  {
    he: { letter: /(?!\p{Script=Hebrew}|[ʼʻ])\p{L}/u, question: 'name_not_hebrew' },
    // Script extensions are included because several scripts share the tatweel.
    ar: { letter: /(?!\p{Script_Extensions=Arabic}|[ʼʻ])\p{L}/u, question: 'name_not_arabic' },
    ru: { letter: /(?!\p{Script=Cyrillic}|[ʼʻ])\p{L}/u, question: 'name_not_cyrillic' },
  };

/** Scripts whose names start with a capital; Georgian has capitals but does not use them so. */
const FIRST_LETTERS = /(?<![\p{L}\p{M}'’‘ʼ])[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}]/gu;
const HAS_CAPITAL = /[\p{Lu}\p{Lt}]/u;

const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });

/**
 * Capitalizes a name typed in lower case, as a book prints it: маша is Маша, anna-maria is Anna-Maria. A name with any
 * capital stays as typed (van Gogh, McKay).
 */
const capitalizeName = (name: string): string =>
  HAS_CAPITAL.test(name) ? name : name.replace(FIRST_LETTERS, (letter) => letter.toUpperCase());

/**
 * A typed name as a book prints it: without invisible marks, spaces collapsed, capitalized. It may still be invalid.
 */
export const formatChildName = (typed: string): string => capitalizeName(toPrintable(cleanLine(typed)));

const QUESTIONS: readonly string[] = Object.values(FOREIGN).map(({ question }) => question);

/** Whether the code asks about the name's letters, so that the form offers "keep as written". */
export const isNameQuestion = (code: string | undefined): code is NameQuestion =>
  code !== undefined && QUESTIONS.includes(code);

/** The question about the letters of a name in a book of this language; `null` when there is none. */
export function nameQuestion(name: string, bookLanguage: Language): NameQuestion | null {
  if (bookLanguage === 'en') return null;
  const { letter, question } = FOREIGN[bookLanguage];
  return letter.test(name) ? question : null;
}

/**
 * A child's name as the book prints it (§5 child name). `keepAsWritten` answers a question
 * about letters (`NameQuestion`); `name_not_printable` names the letters that no font of the books has.
 */
export function checkChildName(
  typed: string,
  bookLanguage: Language,
  { keepAsWritten = false }: { readonly keepAsWritten?: boolean } = {},
): Result<string, NameProblem> {
  const name = formatChildName(typed);
  // No script uses ten code units per character; this check is cheaper than segmenting a huge input.
  if (name.length > LENGTH.max * 10) return fail('name_too_long');
  const length = [...graphemes.segment(name)].length;
  if (length < LENGTH.min) return fail('name_too_short');
  if (length > LENGTH.max || [...name].length > MAX_CODE_POINTS) return fail('name_too_long');
  if (!NAME.test(name)) return fail('name_letters_only');
  const letters = listUnprintable(name);
  if (letters.length > 0) return fail('name_not_printable', { letters });
  const question = keepAsWritten ? null : nameQuestion(name, bookLanguage);
  return question ? fail(question) : ok(name);
}

/**
 * What a child calls a relative, as the book prints it (§10 relatives): up to 16 letters in any script; `null` where
 * the field is empty, which means as usual. English writes it with a capital, other languages as typed.
 */
export function checkRelativeName(
  typed: string,
  bookLanguage: Language,
): Result<string | null, 'relative_name_invalid'> {
  const cleaned = toPrintable(cleanLine(typed));
  if (cleaned === '') return ok(null);
  const name = bookLanguage === 'en' ? capitalizeName(cleaned) : cleaned;
  const isFit =
    name.length <= CHILD_LIMITS.relativeName.max * 5 &&
    [...graphemes.segment(name)].length <= CHILD_LIMITS.relativeName.max &&
    NAME.test(name) &&
    listUnprintable(name).length === 0;
  return isFit ? ok(name) : fail('relative_name_invalid');
}

/** The error of a name as the text of a form's field. */
export const toNameError = ({ code, data }: { readonly code: ErrorCode; readonly data?: unknown }): string => {
  const { letters = [] } = (data ?? {}) as { readonly letters?: readonly string[] };
  return letters.length > 0 ? formatFieldError(code, letters) : code;
};
