import type { Language } from '@/lib/markets';
import { COMMON_NAMES } from '../common-names';
import type { Fault, PageInput } from '../model';
import { createNamePattern, normalizePunctuation } from '../name-forms';
import { createFault } from './excerpt';

/** “My name is …” and the word after it, which may be a name. */
const INTRODUCTION: Readonly<Record<Language, RegExp>> = {
  he: /(?<!\p{L})(?:שמי|קוראים לי|השם שלי(?: הוא)?) (\p{L}+)/gu,
  en: /(?<!\p{L})(?:My name is|my name is|I’m called|I am called|My name’s) (\p{Lu}\p{L}+)/gu,
  ar: /(?<!\p{L})(?:اسمي|أُدعى|أدعى) (\p{L}+)/gu,
  ru: /(?<![а-яё])(?:[Мм]еня зовут|[Мм]оё имя\s*—?) (\p{Lu}\p{L}+)/gu,
};

/** A speech tag after the quotation that names its speaker. */
const TAG_AFTER =
  /^[^”»״\n]{0,80}[”»״],?\s*(?:said|asked|whispered|cried|אמר|אמרה|שאל|שאלה|לחש|לחשה|قال|قالت|همس|همست)|^[^\n]{0,60},?\s—\s(?:сказал|спросил|шепнул|ответил)/u;

/** A capitalized word is a name; in scripts without capitals only a known name is. */
const canBeName = (word: string, language: Language): boolean =>
  /^\p{Lu}/u.test(word) || COMMON_NAMES[language].includes(word);

/** The hero introduces themselves by another child's name, and no speech tag names another speaker. */
export function checkIntroductions({ text, name, language }: PageInput): readonly Fault[] {
  const same = normalizePunctuation(text);
  return [...same.matchAll(INTRODUCTION[language])].flatMap((match) => {
    const [whole, given = ''] = match;
    if (createNamePattern(name, language).test(` ${given} `) || !canBeName(given, language)) return [];
    const after = same.slice(match.index + whole.length);
    const heroBefore = createNamePattern(name, language).test(same.slice(0, match.index));
    return heroBefore && !TAG_AFTER.test(after) ? [createFault('name_wrong', same, match.index, whole.length)] : [];
  });
}
