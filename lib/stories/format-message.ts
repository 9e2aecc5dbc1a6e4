import { IntlMessageFormat } from 'intl-messageformat';
import { isolate } from '@/lib/platform/text/isolate';
import { joinHebrewPrefixes } from './hebrew-prefixes';
import type { StoryParams } from './model';
import { getNameCases } from './name-cases';

const NO_BREAK_SPACE = '\u00A0';

/** A line never starts with a dash, and the dash of Russian direct speech stays with its first word. */
const addNoBreakSpaces = (message: string): string =>
  message.replaceAll(' —', `${NO_BREAK_SPACE}—`).replace(/^— /gm, `—${NO_BREAK_SPACE}`);

const compiled = new Map<string, IntlMessageFormat>();

function compile(message: string, language: string): IntlMessageFormat {
  const key = `${language}\n${message}`;
  const known = compiled.get(key);
  if (known) return known;
  // No `other` branch: genders are typed, so it would never be used.
  const fresh = new IntlMessageFormat(addNoBreakSpaces(message), language, undefined, {
    ignoreTag: true,
    requiresOtherClause: false,
  });
  compiled.set(key, fresh);
  return fresh;
}

/** Letters of a name for which the places of picture books are meant. */
const LONGEST_USUAL_NAME = 18;

/** Whether the name's cases are known, and each as `name_genitive`, `name_dative` … */
function getCaseArguments({
  name,
  gender,
  language,
  nameKeptAsWritten,
}: StoryParams): Readonly<Record<string, string>> {
  const cases = nameKeptAsWritten ? null : getNameCases(name, gender, language);
  if (!cases) return { nameCases: 'unknown' };
  // The typesetter gives a long name more room, which it knows by its isolates.
  const mark = name.length > LONGEST_USUAL_NAME ? isolate : (form: string) => form;
  const named = Object.entries(cases).map(([key, form]) => [`name_${key}`, mark(form)]);
  return { nameCases: 'known', ...Object.fromEntries(named) };
}

/** The letter that a name starts with, with its points. */
function getInitial(name: string, language: string): string {
  const [first] = new Intl.Segmenter(language, { granularity: 'grapheme' }).segment(name);
  return first?.segment.toLocaleUpperCase(language) ?? '';
}

/**
 * Formats one ICU message for a child. The name is inserted as data, inside bidi isolates, so that neither braces nor a
 * Latin name within Hebrew breaks the sentence, and so that the name can be told from an equal word. `characters` are
 * the arguments for secondary characters.
 */
export function formatMessage(
  message: string,
  telling: StoryParams,
  characters: Readonly<Record<string, string>> = {},
): string {
  const { name, gender, language } = telling;
  const hero = {
    ...getCaseArguments(telling),
    name: isolate(name),
    initial: isolate(getInitial(name, language)),
    gender,
  };
  const told = String(compile(message, language).format({ ...characters, ...hero }));
  return language === 'he' ? joinHebrewPrefixes(told) : told;
}
