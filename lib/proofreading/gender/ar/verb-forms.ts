import type { Gender } from '@/lib/catalogue';
import { removeMarks } from '../../name-forms';

/** How a verb may be read: of whom, in which form; duals, plurals and the first person tell no gender here. */
export type VerbForm = {
  readonly verb: string;
  readonly person: 'third' | 'second' | 'imperative' | 'other';
  readonly gender: Gender;
  readonly tense: 'perfect' | 'imperfect' | 'imperative';
};

/** The forms of all verbs as they stand alone, and as they stand before a suffix. */
export type VerbTable = { readonly bare: Map<string, VerbForm[]>; readonly suffixed: Map<string, VerbForm[]> };

const WEAK_END = /[ىيوا]$/u;

/** The jussive: a weak last letter falls, and so does a long vowel before the last letter. */
function jussiveOf(stem: string, hollow: boolean): string {
  if (WEAK_END.test(stem)) return stem.slice(0, -1);
  return hollow ? stem.replace(/[اوي](.)$/u, '$1') : stem;
}

/** The imperatives to a male; the stem decides whether a helping alif comes first. */
function imperativesOf(perfect: string, marked: string, stem: string, jussive: string, hollow: boolean): string[] {
  if (perfect === 'أخذ' || perfect === 'أكل') return [perfect.slice(1)];
  if (perfect === 'جاء') return ['تعال'];
  if (perfect.startsWith('ت') && perfect.length > 3) return [jussive];
  if (perfect.startsWith('ا')) return [`ا${jussive}`];
  if (perfect.startsWith('أ') && perfect.length > 3) return [`أ${jussive}`];
  const single = perfect.length === 3 && !/\u0651/u.test(marked) && !hollow && stem.length === 3;
  return [single ? `ا${jussive}` : jussive];
}

/** Duals, plurals and first persons: known, so that they are not taken for nouns. */
function othersOf(perfect: string, stem: string, jussive: string, hollow: boolean): readonly string[] {
  const base = perfect.replace(/[ىا]$/u, '');
  const weak = base !== perfect;
  const long = stem.replace(/ى$/u, 'ي');
  const core = stem.replace(/[ىيوا]$/u, '');
  const short =
    hollow && perfect.length === 3
      ? `${perfect[0]}${perfect[2]}`
      : weak
        ? `${base}ي`
        : hollow
          ? perfect.replace(/ا(.)$/u, '$1')
          : perfect;
  return [
    `${weak ? `${base}ي` : perfect}ا`,
    `${base}تا`,
    `${base}وا`,
    `${short}نا`,
    `${short}ن`,
    ...(short === perfect ? [] : [`${short}ت`]),
    ...['ي', 'ت'].flatMap((letter) => [
      `${letter}${long}ان`,
      `${letter}${long}ا`,
      `${letter}${core}ون`,
      `${letter}${core}وا`,
    ]),
    ...['أ', 'ن'].flatMap((letter) => [`${letter}${stem}`, `${letter}${jussive}`]),
  ];
}

/** Enters all forms of a verb, given by its perfect and imperfect of the third person masculine. */
export function conjugate(table: VerbTable, pair: string): void {
  const [marked = '', markedImperfect = ''] = pair.split('/');
  const [perfect, imperfect] = [removeMarks(marked), removeMarks(markedImperfect)];
  const put = (map: Map<string, VerbForm[]>, form: string, reading: Omit<VerbForm, 'verb'>) =>
    map.set(form, [...(map.get(form) ?? []), { verb: perfect, ...reading }]);
  const enter = (form: string, before: string, reading: Omit<VerbForm, 'verb'>) => {
    put(table.bare, form, reading);
    put(table.suffixed, before, reading);
  };
  const past = { person: 'third', tense: 'perfect' } as const;
  enter(perfect, perfect.replace(/ى$/u, 'ا'), { ...past, gender: 'boy' });
  const feminine = `${/[ىا]$/u.test(perfect) ? perfect.slice(0, -1) : perfect}ت`;
  enter(feminine, feminine, { ...past, gender: 'girl' });
  if (!imperfect.startsWith('ي')) return;
  const stem = imperfect.slice(1);
  const hollow = /ا.$/u.test(perfect) && /[اوي].$/u.test(stem) && !perfect.endsWith('ء');
  const jussive = jussiveOf(stem, hollow);
  const present = { tense: 'imperfect' } as const;
  for (const form of new Set([stem, jussive])) {
    const before = form.replace(/ى$/u, 'ا');
    enter(`ي${form}`, `ي${before}`, { ...present, person: 'third', gender: 'boy' });
    enter(`ت${form}`, `ت${before}`, { ...present, person: 'third', gender: 'girl' });
  }
  for (const form of othersOf(perfect, stem, jussive, hollow))
    enter(form, form, { person: 'other', tense: 'imperfect', gender: 'boy' });
  const core = stem.replace(/[ىيوا]$/u, '');
  enter(`ت${core}ين`, `ت${core}ين`, { ...present, person: 'second', gender: 'girl' });
  enter(`ت${core}ي`, `ت${core}ي`, { ...present, person: 'second', gender: 'girl' });
  const command = { person: 'imperative', tense: 'imperative' } as const;
  for (const form of imperativesOf(perfect, marked, stem, jussive, hollow)) {
    enter(form, form, { ...command, gender: 'boy' });
    const long = hollow ? form.replace(jussive, stem) : form;
    enter(`${long}ي`, `${long}ي`, { ...command, gender: 'girl' });
  }
}
