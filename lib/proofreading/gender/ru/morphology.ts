import { EMPHATIC, SHORT, STRESSED_OJ } from './data/adjectives';
import { INVARIABLE, PREPOSITIONS, PRESENTING_STEMS, SUBJECT_PRONOUNS } from './data/function-words';
import { NOT_PAST_F, NOT_PAST_M, PAST_WITHOUT_L, VERB_PREFIXES } from './data/verbs';
import { getStoryWords } from './library-words';
import { nounForms } from './nouns';

export type Grammatical = 'm' | 'f';

/** The past tenses without -л, with every prefix and with the reflexive ending. */
const WITHOUT_L = new Set(
  PAST_WITHOUT_L.flatMap((stem) => ['', ...VERB_PREFIXES].map((prefix) => prefix + stem)).flatMap((form) => [
    form,
    `${form}ся`,
  ]),
);

const FUNCTION_WORD = (word: string): boolean =>
  INVARIABLE.has(word) || PREPOSITIONS.has(word) || SUBJECT_PRONOUNS.has(word);

/** The gender of a past tense; nothing for other words. */
export function pastGender(word: string): Grammatical | undefined {
  if (FUNCTION_WORD(word) || SHORT.has(word)) return undefined;
  const bare = word.replace(/(?:ся|сь)$/u, '');
  const reflexive = bare !== word;
  if (!reflexive && nounForms(word).length > 0) return undefined;
  if (word.endsWith('лась') || (word.endsWith('ла') && !NOT_PAST_F.has(word) && word.length > 2)) return 'f';
  if (WITHOUT_L.has(word)) return 'm';
  if (/[аяеиоуыё]л$/u.test(bare) && !word.endsWith('сь') && (reflexive || !NOT_PAST_M.has(bare))) return 'm';
  return /(?:л|лся)$/u.test(word) && getStoryWords().m.has(word) ? 'm' : undefined;
}

/** The gender of a short adjective or participle. */
export const shortGender = (word: string): Grammatical | undefined => SHORT.get(word);

/** The gender of an active or full adjective in the nominative singular. */
export function adjectiveGender(word: string): Grammatical | undefined {
  if (FUNCTION_WORD(word) || nounForms(word).length > 0) return undefined;
  if (/[аеиоуыяёю]ющ(?:ая|аяся)$|[бвгджзйклмнпрстфхцчшщ](?:ая|яя)(?:ся)?$/u.test(word)) return 'f';
  if (/[бвгджзклмнпрстфхцчшщ](?:ый|ий)(?:ся)?$/u.test(word) || STRESSED_OJ.has(word)) return 'm';
  return undefined;
}

/** The gender of “himself, alone”. */
export const emphaticGender = (word: string): Grammatical | undefined => EMPHATIC.get(word);

/** Whether a verb likes its subject behind it: things appear, are somewhere, sound. */
export const presents = (word: string): boolean =>
  /с[яь]$/u.test(word) || [...PRESENTING_STEMS].some((stem) => word.startsWith(stem));

const PRESENT_TENSE =
  /(?:[аяеиуюё]т|[уюая]тся|[еиё]тся|ешь|ишь|ёшь|ете|ите|ём|им|уть|ать|ять|ить|еть|оть|ыть|ти|ться|чь|тись)$/u;
const PAST_OTHER = /(?:ло|лось|ли|лись)$/u;
const GERUND = /(?:ав|ив|ев|ув|ыв|яв|вши|вшись|ясь|аясь|уясь)$/u;
const OBLIQUE_END = /(?:ого|его|ому|ему|ыми|ими|ых|их|ами|ями|ах|ях|ам|ям|ов|ев|ые|ие|ую|юю|ым)$/u;

/** Words that are surely no nouns in the singular. */
export const isNoNoun = (word: string): boolean =>
  FUNCTION_WORD(word) ||
  SHORT.has(word) ||
  EMPHATIC.has(word) ||
  pastGender(word) !== undefined ||
  adjectiveGender(word) !== undefined ||
  PRESENT_TENSE.test(word) ||
  PAST_OTHER.test(word) ||
  GERUND.test(word) ||
  OBLIQUE_END.test(word) ||
  /^\d/u.test(word);

/** Whether a word may be a noun of the gender in the nominative; “капитан” and “доктор” may be women. */
export function mayBeSubject(word: string, gender: Grammatical): boolean {
  const known = nounForms(word);
  if (known.length > 0)
    return known.some(
      (form) => form.nominative && (form.gender === gender || (form.gender === 'm' && form.kind === 'animate')),
    );
  if (isNoNoun(word)) return false;
  return gender === 'f' ? /[аяь]$/u.test(word) : /[бвгджзйклмнпрстфхцчшщьая]$/u.test(word);
}

/** Whether a word with a capital may be a name of either gender, as far as its ending tells. */
export const mayBeForeignName = (word: string): boolean =>
  nounForms(word).length === 0 && !isNoNoun(word) && !word.endsWith('о');

/** Whether a word may be a noun of the gender in any case of the singular, so that a pronoun may stand for it. */
export function mayBeAntecedent(word: string, gender: Grammatical): boolean {
  const known = nounForms(word);
  if (known.length > 0) return known.some((form) => form.gender === gender);
  if (isNoNoun(word)) return false;
  return gender === 'f'
    ? /(?:[аяьуюыие]|ой|ей|ёй)$/u.test(word)
    : /(?<![еоё])й$|[бвгджзклмнпрстфхцчшщьаяуюе]$/u.test(word);
}

/** Whether a word is a finite verb or another predicate, whatever its person. */
export const isPredicate = (word: string): boolean =>
  pastGender(word) !== undefined ||
  (nounForms(word).length === 0 && !FUNCTION_WORD(word) && (PRESENT_TENSE.test(word) || PAST_OTHER.test(word)));
