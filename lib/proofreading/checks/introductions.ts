import type { Language } from '@/lib/markets';
import { COMMON_NAMES } from '../common-names';
import type { Fault, PageToProof } from '../model';
import { namePattern, sameMarks } from '../name-forms';
import { faultAt } from './excerpt';

/** “My name is …” and what it ends with: a word that may be a name. */
const INTRODUCTION: Readonly<Record<Language, RegExp>> = {
  he: /(?<!\p{L})(?:שמי|קוראים לי|השם שלי(?: הוא)?) (\p{L}+)/gu,
  en: /(?<!\p{L})(?:My name is|my name is|I’m called|I am called|My name’s) (\p{Lu}\p{L}+)/gu,
  ar: /(?<!\p{L})(?:اسمي|أُدعى|أدعى) (\p{L}+)/gu,
  ru: /(?<![а-яё])(?:[Мм]еня зовут|[Мм]оё имя\s*—?) (\p{Lu}\p{L}+)/gu,
};

/** A speech tag that follows the quotation and so names its speaker. */
const TAG_AFTER =
  /^[^”»״\n]{0,80}[”»״],?\s*(?:said|asked|whispered|cried|אמר|אמרה|שאל|שאלה|לחש|לחשה|قال|قالت|همس|همست)|^[^\n]{0,60},?\s—\s(?:сказал|спросил|шепнул|ответил)/u;

/** A capital shows a name; where there are none, it is one that we know. */
const mayBeName = (word: string, language: Language): boolean =>
  /^\p{Lu}/u.test(word) || COMMON_NAMES[language].includes(word);

/** The hero introducing themselves by another child's name: no speech tag gives the words to somebody else. */
export function introductions({ text, name, language }: PageToProof): readonly Fault[] {
  const same = sameMarks(text);
  return [...same.matchAll(INTRODUCTION[language])].flatMap((match) => {
    const [whole, given = ''] = match;
    if (namePattern(name, language).test(` ${given} `) || !mayBeName(given, language)) return [];
    const after = same.slice(match.index + whole.length);
    const heroBefore = namePattern(name, language).test(same.slice(0, match.index));
    return heroBefore && !TAG_AFTER.test(after) ? [faultAt('name_wrong', same, match.index, whole.length)] : [];
  });
}
