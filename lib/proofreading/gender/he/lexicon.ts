import { ADJECTIVES_HE, ADJECTIVES_TAV, PERSON_PAIRS } from './data/adjectives';
import * as F from './data/function-words';
import * as N from './data/nouns';
import { SPEECH_VERBS } from './data/verbs';
import { getStoryWords } from './library-words';
import { type Form, type HebrewGender, pastFeminine, toMedialForm, VERB_FORMS } from './morphology';

/** A list of words as a set. */
export const toWordSet = (list: string): ReadonlySet<string> => new Set(list.split(' '));

const adjectives = (list: string, ending: string): readonly Form[] =>
  list.split(' ').flatMap((text): readonly Form[] => [
    { text, gender: 'm', kind: 'adjective' },
    { text: text.endsWith('ה') ? text : `${toMedialForm(text)}${ending}`, gender: 'f', kind: 'adjective' },
  ]);

const persons: readonly Form[] = PERSON_PAIRS.split('|').flatMap((pair): readonly Form[] => {
  const [m = '', f = ''] = pair.split(' ');
  return [
    { text: m, gender: 'm', kind: 'person' },
    { text: f, gender: 'f', kind: 'person' },
  ];
});

const commands = (list: string, gender: HebrewGender): readonly Form[] =>
  list.split(' ').map((text) => ({ text, gender, kind: 'imperative' }));

const copula: readonly Form[] = [
  { text: 'היה', gender: 'm', kind: 'past' },
  { text: 'הייתה', gender: 'f', kind: 'past' },
  { text: 'היתה', gender: 'f', kind: 'past' },
  { text: 'יכלה', gender: 'f', kind: 'past' },
  { text: 'תהיה', gender: 'm', kind: 'future' },
  { text: 'תהיי', gender: 'f', kind: 'future' },
  { text: 'היי', gender: 'f', kind: 'imperative' },
];

const FORMS = new Map<string, Form[]>();
for (const form of [
  ...VERB_FORMS,
  ...adjectives(ADJECTIVES_HE, 'ה'),
  ...adjectives(ADJECTIVES_TAV, 'ת'),
  ...persons,
  ...commands(F.IMPERATIVES_M, 'm'),
  ...commands(F.IMPERATIVES_F, 'f'),
  ...copula,
])
  FORMS.set(form.text, [...(FORMS.get(form.text) ?? []), form]);

/** To do: what a command or a future leaves, behind ל. */
const INFINITIVES = new Set(
  VERB_FORMS.flatMap(({ text, kind, gender }) =>
    kind === 'future' && gender === 'm' ? [`ל${text.slice(1)}`, `לה${text.slice(1)}`] : [],
  ),
);
/** Whether a word is an infinitive: לזוז, להקשיב, לעשות. */
export const isInfinitive = (word: string): boolean => INFINITIVES.has(word) || /^ל..+ות$/u.test(word);

/** What our library adds: words of one gender that no list knows, taken for qualities. */
const CLOSED = toWordSet(
  [N.BEINGS_M, N.BEINGS_F, N.THINGS_M, F.NEITHER, F.ADVERBS, F.CLITICS, F.PREPOSITIONS, F.THIRD_M, F.THIRD_F].join(' '),
);
const library = getStoryWords();
for (const gender of ['m', 'f'] as const)
  for (const text of library[gender])
    if (!FORMS.has(text) && !CLOSED.has(text) && !CLOSED.has(text.slice(1)))
      FORMS.set(text, [{ text, gender, kind: 'adjective' }]);

/** Words that are adverbs or nouns as often as they are words about somebody. */
const NEVER = toWordSet('חזק טוב מהר ישר יפה קשה נורא נהדר מצוין נפלא קר חם שקט רע אחר שם שמה רחוק קרוב שני יחיד');
/** Forms that are nouns too: after "and" they may be things. */
const NOUN_TOO = toWordSet(
  'ספר פתח כעס פחד צבע חבר קשר שער כאב טעם משחק מספר נוסע שומר סופר שאלה שמחה עזרה אהבה נשמה דאגה הלכה פנה נהג סגר פרח עבר דבר רעש קרח מכה לחץ נגע חלק דרך שיר ריח שקר תפר קצר חיבוק צמח בוחן כותב מנגן עובד מוכר מברק משקה נבחן תלה קפה שר שרה פרס ערך סבל צלע שקע נחת טרף קלע דרש נהר עזר שמירה הליכה חזרה שתיה קופה חיפה כתבה כיסה מחבר מקום תורה תפסה ברחה שבר חצה ישב ענה נער מגדל משאיר קנה שיבה כתובת טובל חלם',
);

const SUBJECT_PREFIX = /^(?:וש|וכש|לכש|כש|ש|ו)(?=..)/u;

const SPEECH = new Set(SPEECH_VERBS.split(' ').flatMap((he) => [he, pastFeminine(he), `${toMedialForm(he)}ת`]));

/** The readings of a word, as it stands or without "and", "that", "when". */
export function getReadings(word: string): { readonly forms: readonly Form[]; readonly prefix: string } {
  const whole = FORMS.get(word);
  if (whole) return { forms: whole, prefix: '' };
  const prefix = SUBJECT_PREFIX.exec(word)?.[0] ?? '';
  const bare = prefix ? FORMS.get(word.slice(prefix.length)) : undefined;
  if (bare) return { forms: bare, prefix };
  return word.startsWith('וש') ? { forms: FORMS.get(word.slice(1)) ?? [], prefix: 'ו' } : { forms: [], prefix: '' };
}

const withoutPrefix = (word: string): string => {
  const { prefix } = getReadings(word);
  return word.slice(prefix.length);
};

/** The one gender that the forms agree on. */
const agreed = (forms: readonly Form[]): HebrewGender | undefined => {
  const [first] = forms;
  return first && forms.every(({ gender }) => gender === first.gender) ? first.gender : undefined;
};

/** The gender of a word as a predicate in the third or first person; none where it could be of either. */
export function predicateGender(word: string): HebrewGender | undefined {
  if (NEVER.has(withoutPrefix(word))) return undefined;
  return agreed(getReadings(word).forms.filter(({ kind }) => kind !== 'future' && kind !== 'imperative'));
}

/** Whether a word can be a predicate at all, of whatever gender. */
export const isPredicate = (word: string): boolean =>
  getReadings(word).forms.some(({ kind }) => kind === 'past' || kind === 'present' || kind === 'adjective');
export const isVerb = (word: string): boolean =>
  getReadings(word).forms.some(({ kind }) => kind === 'past' || kind === 'present');
export const isPerson = (word: string): boolean => getReadings(word).forms.some(({ kind }) => kind === 'person');
export const isTransitive = (word: string): boolean => getReadings(word).forms.some(({ transitive }) => transitive);
export const isNounToo = (word: string): boolean => NOUN_TOO.has(withoutPrefix(word));
export const isSpeechVerb = (word: string): boolean => SPEECH.has(withoutPrefix(word));

/** The gender of a participle or an adjective, which follows "I" and "you" too. */
export const participleGender = (word: string): HebrewGender | undefined =>
  NEVER.has(word)
    ? undefined
    : agreed((FORMS.get(word) ?? []).filter(({ kind }) => kind !== 'future' && kind !== 'imperative'));

/** Whether a word is a command or a future in the second person of a gender, and nothing else. */
export function addressGender(word: string): HebrewGender | undefined {
  const { forms } = getReadings(word);
  const spoken = forms.filter(({ kind }) => kind === 'future' || kind === 'imperative');
  return spoken.length > 0 && spoken.length === forms.length ? agreed(spoken) : undefined;
}
export const isFuture = (word: string): boolean => getReadings(word).forms.some(({ kind }) => kind === 'future');
