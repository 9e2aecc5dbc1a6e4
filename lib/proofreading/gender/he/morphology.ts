import { VERBS } from './data/verbs';

/** What a form can be; `person` is a noun for a role that a hero has. */
type FormKind = 'past' | 'present' | 'adjective' | 'future' | 'imperative' | 'person';
export type HebrewGender = 'm' | 'f';
export type Form = {
  readonly text: string;
  readonly gender: HebrewGender;
  readonly kind: FormKind;
  readonly transitive?: boolean;
};

const FINAL: Readonly<Record<string, string>> = { ך: 'כ', ם: 'מ', ן: 'נ', ף: 'פ', ץ: 'צ' };

/** The word with its last letter as it is written inside a word, ready for an ending. */
export const toMedialForm = (word: string): string => word.replace(/[ךםןףץ]$/u, (letter) => FINAL[letter] ?? letter);

/** She did: בנה → בנתה, קם → קמה, כתב → כתבה. */
export const pastFeminine = (he: string): string =>
  he.endsWith('ה') ? `${he.slice(0, -1)}תה` : `${toMedialForm(he)}ה`;

/** She does: hif'il, hollow verbs and statives end in ה, all others in ת; verbs in ה look alike in both genders. */
function presentFeminine(he: string): string {
  if (he.endsWith('ה')) return he;
  const hifil = /^מ.*[^י]י[^י]$/u.test(he);
  const stative = /^(?:ישן|שמח)$/u.test(he);
  return hifil || stative || he.length <= 2 ? `${toMedialForm(he)}ה` : `${toMedialForm(he)}ת`;
}

/** You will (to a girl), from he will: יזכור → תזכרי, יעשה → תעשי, יקום → תקומי. */
function futureToHer(he: string): string {
  const you = `ת${he.slice(1)}`;
  if (you.endsWith('ה')) return `${you.slice(0, -1)}י`;
  return `${toMedialForm(/^ת[^ו][^ו]ו[^ו]$/u.test(you) ? you.replace(/ו(?=.$)/u, '') : you)}י`;
}

/** Commands made of a future: לכי, הקשיבי, התלבשי; those to a boy look like pasts and are left to a list. */
function commandsToHer(he: string, past: string): readonly string[] {
  const tail = futureToHer(he).slice(1);
  return past.startsWith('ה') || past.startsWith('נ') ? [`ה${tail}`] : [tail];
}

function formsOf(line: string): readonly Form[] {
  const transitive = line.startsWith('+');
  const [past = '', present = '', future = '-'] = line.replace('+', '').split(' ');
  const form = (text: string, gender: HebrewGender, kind: FormKind): Form => ({ text, gender, kind, transitive });
  const simple = [
    form(past, 'm', 'past'),
    form(pastFeminine(past), 'f', 'past'),
    form(present, 'm', 'present'),
    form(presentFeminine(present), 'f', 'present'),
  ];
  if (future === '-') return simple;
  return [
    ...simple,
    form(`ת${future.slice(1)}`, 'm', 'future'),
    form(futureToHer(future), 'f', 'future'),
    ...commandsToHer(future, past).map((text) => form(text, 'f', 'imperative')),
  ];
}

/** Every form of every verb of the list that tells a gender. */
export const VERB_FORMS: readonly Form[] = VERBS.trim().split('\n').flatMap(formsOf);
