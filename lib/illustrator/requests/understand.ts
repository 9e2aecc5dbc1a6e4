import { list, spelled, wordPattern } from './morphology';
import type { Script } from './readings';
import { ANIMALS } from './vocabulary/animals';
import type { Change, Entry } from './vocabulary/model';
import { SKY } from './vocabulary/sky';
import { THINGS } from './vocabulary/things';

/** A wish read out of a request: what to change, or what to leave out. */
export type Wish = { readonly change: Change; readonly without: boolean };

const SCRIPTS = { he: 'hebrew', en: 'latin', ar: 'arabic', ru: 'cyrillic' } as const satisfies Record<string, Script>;
type Language = keyof typeof SCRIPTS;
const LANGUAGES = Object.keys(SCRIPTS) as Language[];

/** Words after which a thing is to go. */
const WITHOUT: Readonly<Record<Language, string>> = {
  he: 'בלי ללא להוריד להסיר תוריד תורידי תסיר תסירי הסר',
  en: 'no without remove delete',
  ar: 'بدون بلا احذف ازل شيل شيلي من-غير',
  ru: 'без убер* убрать удал*',
};
const NOT: readonly RegExp[] = LANGUAGES.map((language) => wordPattern(SCRIPTS[language], list(WITHOUT[language])));

type Known = { readonly change: Change; readonly words: readonly RegExp[]; readonly phrases: readonly string[] };

function known(entry: Entry): Known {
  const all = LANGUAGES.map((language) => ({ script: SCRIPTS[language], words: list(entry[language]) }));
  return {
    change: entry.change,
    words: all.flatMap(({ script, words }) => {
      const single = words.filter((word) => !word.includes('-'));
      return single.length ? [wordPattern(script, single)] : [];
    }),
    // Written with hyphens in the vocabulary, with spaces by people.
    phrases: all
      .flatMap(({ words }) => words.filter((word) => word.includes('-')))
      .map((word) => spelled(word.replaceAll('-', ' '))),
  };
}

const VOCABULARY = [...ANIMALS, ...THINGS, ...SKY].map(known);

/** What a request asks for, in the order of its words; empty when no word is known. */
export function understand(request: string): readonly Wish[] {
  const text = spelled(request).replace(/[-–]/g, ' ').replace(/\s+/g, ' ').trim();
  const wishes: Wish[] = [];
  let rest = ` ${text} `;
  for (const { change, phrases } of VOCABULARY) {
    const found = phrases.find((phrase) => rest.includes(` ${phrase} `));
    if (!found) continue;
    rest = rest.replace(` ${found} `, ' ');
    wishes.push({ change, without: false });
  }
  let without = false;
  for (const word of rest.match(/[\p{L}\p{N}']+/gu) ?? []) {
    if (NOT.some((pattern) => pattern.test(word))) {
      without = true;
      continue;
    }
    const entry = VOCABULARY.find(({ words }) => words.some((pattern) => pattern.test(word)));
    if (!entry) continue;
    if (!wishes.some(({ change }) => change === entry.change)) wishes.push({ change: entry.change, without });
    without = false;
  }
  return wishes;
}
