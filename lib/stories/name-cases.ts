import { inclineFirstname } from 'lvovich';
import type { Gender } from '@/lib/catalogue';
import type { BookLanguage } from './model';

const CASES = ['genitive', 'dative', 'accusative', 'instrumental', 'prepositional'] as const;
export type NameCases = Readonly<Record<(typeof CASES)[number], string>>;

/** Books for young children print every ё (Правила русской орфографии 2006, § 5); the library leaves this one out. */
const EXCEPTIONS: ReadonlyMap<string, Partial<NameCases>> = new Map([['Илья', { instrumental: 'Ильёй' }]]);

/** Unstressed endings after these letters are spelled with е: Серёжа, Серёжей. The library knows it of ш alone. */
const AFTER_SIBILANT = /(?<=[жцчщ])ой$/u;

/** One or two Russian words; anything else stays as it is. */
const DECLINABLE = /^[А-ЯЁ][а-яё]+(?:[ -][А-ЯЁ][а-яё]+)?$/u;

/** Both words of a double name decline: Анны Марии, Анны-Марии. */
const decline = (name: string, wanted: (typeof CASES)[number], gender: Gender): string =>
  name.replace(/[А-ЯЁа-яё]+/gu, (word) => {
    const declined = inclineFirstname(word, wanted, gender === 'boy' ? 'male' : 'female');
    return EXCEPTIONS.get(word)?.[wanted] ?? declined.replace(AFTER_SIBILANT, 'ей');
  });

/**
 * The cases of a child's Russian name (§5 "Child name"), capitalized as typed; `null` in other languages, for a name in
 * other letters and for one that does not decline (Нико), so that the sentence keeps the nominative.
 */
export function getNameCases(name: string, gender: Gender, language: BookLanguage): NameCases | null {
  if (language !== 'ru' || !DECLINABLE.test(name)) return null;
  const cases = Object.fromEntries(CASES.map((wanted) => [wanted, decline(name, wanted, gender)])) as NameCases;
  return CASES.every((wanted) => cases[wanted] === name) ? null : cases;
}
