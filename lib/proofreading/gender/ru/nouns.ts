import { ANIMATE_F, ANIMATE_M, BODY_F, BODY_M, NEUTER, THING_F, THING_M } from './data/nouns';
import { listSpellings } from './spelling';

/** What a form of a known noun may be. */
export type NounForm = {
  readonly gender: 'm' | 'f' | 'n';
  readonly kind: 'animate' | 'thing' | 'body';
  readonly nominative: boolean;
};

const VOWEL = /[аеёиоуыэюя]/u;

/** The stems of a masculine noun before an ending: with and without its fleeting vowel. */
function stemsOfMasculine(noun: string): readonly string[] {
  const bare = noun.replace(/[йь]$/u, '');
  const stems = [bare];
  if (/[её]нок$/u.test(bare)) stems.push(bare.replace(/ок$/u, 'к'));
  else if (/(?:[оеё])[кцлрнт]$/u.test(bare) && VOWEL.test(bare.slice(0, -2)))
    stems.push(bare.slice(0, -2) + bare.slice(-1), `${bare.slice(0, -2)}ь${bare.slice(-1)}`);
  if (noun.endsWith('й')) stems.push(`${bare.slice(0, -1)}ь`);
  if (/^(?:пёс|лев|лёд|лоб|рот|пень|день|лоск)$/u.test(noun))
    stems.push(bare.slice(0, -2) + bare.slice(-1), `${bare.slice(0, -2)}ь${bare.slice(-1)}`);
  return stems;
}

const MASCULINE = ['а', 'я', 'у', 'ю', 'ом', 'ем', 'ём', 'е', 'и'];
const FEMININE = ['ы', 'и', 'е', 'у', 'ю', 'ой', 'ей', 'ёй', 'ою', 'ею'];
const FEMININE_SOFT = ['и', 'ью', 'ь'];
const NEUTRAL = ['а', 'я', 'у', 'ю', 'ом', 'ем', 'е', 'и'];

const forms = new Map<string, NounForm[]>();

const add = (form: string, entry: NounForm): void => {
  for (const spelling of listSpellings(form)) forms.set(spelling, [...(forms.get(spelling) ?? []), entry]);
};

/** Enters every singular form of a noun. */
function decline(noun: string, gender: NounForm['gender'], kind: NounForm['kind']): void {
  add(noun, { gender, kind, nominative: true });
  const oblique = { gender, kind, nominative: false };
  if (/[ая]$/u.test(noun))
    add(
      noun
        .slice(0, -1)
        .replace(/([^аеиоуыэюя])([кн])$/u, '$1о$2')
        .replace(/([жчшщьй])о([кн])$/u, '$1е$2')
        .replace(/ье/u, 'е'),
      { gender, kind, nominative: false },
    );
  if (/[ая]$/u.test(noun)) for (const ending of FEMININE) add(noun.slice(0, -1) + ending, oblique);
  else if (gender === 'f') for (const ending of FEMININE_SOFT) add(noun.slice(0, -1) + ending, oblique);
  else if (gender === 'n') for (const ending of NEUTRAL) add(noun.slice(0, -1) + ending, oblique);
  else for (const stem of stemsOfMasculine(noun)) for (const ending of MASCULINE) add(stem + ending, oblique);
}

const LISTS = [
  [ANIMATE_M, 'm', 'animate'],
  [ANIMATE_F, 'f', 'animate'],
  [BODY_M, 'm', 'body'],
  [BODY_F, 'f', 'body'],
  [THING_M, 'm', 'thing'],
  [THING_F, 'f', 'thing'],
  [NEUTER, 'n', 'thing'],
] as const;
for (const [nouns, gender, kind] of LISTS) for (const noun of nouns) decline(noun, gender, kind);

/** What a word may be as a noun of our list; empty for other words. */
export const nounForms = (word: string): readonly NounForm[] => forms.get(word) ?? [];

const BODY_STEMS = [...BODY_M, ...BODY_F].map((noun) => noun.replace(/(?:[аяйь]|(?<=[кц])о?к)$/u, ''));
const BODY_PLURALS = new Set(
  BODY_STEMS.flatMap((stem) => ['ы', 'и', 'а', 'ах', 'ях', 'ами', 'ями', 'ам', 'ям', ''].map((end) => stem + end)),
);

/** Whether a word is a part of the body, of one or of many. */
export const isBodyPart = (word: string): boolean =>
  BODY_PLURALS.has(word) || nounForms(word).some(({ kind }) => kind === 'body');
