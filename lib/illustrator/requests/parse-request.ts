import { list, spelled, wordPattern } from './morphology';
import type { Script } from './obfuscated-words';
import { ANIMALS } from './vocabulary/animals';
import type { Change, Entry } from './vocabulary/model';
import { SKY } from './vocabulary/sky';
import { THINGS } from './vocabulary/things';

/** A change from a request: what to add or change, or what to remove. */
export type RequestedChange = { readonly change: Change; readonly without: boolean };

const SCRIPTS = { he: 'hebrew', en: 'latin', ar: 'arabic', ru: 'cyrillic' } as const satisfies Record<string, Script>;
type Language = keyof typeof SCRIPTS;
const LANGUAGES = Object.keys(SCRIPTS) as Language[];

/** Words that ask to remove what follows. */
const REMOVAL_WORDS: Readonly<Record<Language, string>> = {
  he: 'בלי ללא להוריד להסיר תוריד תורידי תסיר תסירי הסר',
  en: 'no without remove delete',
  ar: 'بدون بلا احذف ازل شيل شيلي من-غير',
  ru: 'без убер* убрать удал*',
};
const NOT: readonly RegExp[] = LANGUAGES.map((language) =>
  wordPattern(SCRIPTS[language], list(REMOVAL_WORDS[language])),
);

type Known = { readonly change: Change; readonly words: readonly RegExp[]; readonly phrases: readonly string[] };

function known(entry: Entry): Known {
  const all = LANGUAGES.map((language) => ({ script: SCRIPTS[language], words: list(entry[language]) }));
  return {
    change: entry.change,
    words: all.flatMap(({ script, words }) => {
      const single = words.filter((word) => !word.includes('-'));
      return single.length ? [wordPattern(script, single)] : [];
    }),
    // The vocabulary uses hyphens where people write spaces.
    phrases: all
      .flatMap(({ words }) => words.filter((word) => word.includes('-')))
      .map((word) => spelled(word.replaceAll('-', ' '))),
  };
}

const VOCABULARY = [...ANIMALS, ...THINGS, ...SKY].map(known);

/** The changes that a request asks for, in the order of its words; empty if it contains no known word. */
export function parseRequest(request: string): readonly RequestedChange[] {
  const text = spelled(request).replace(/[-–]/g, ' ').replace(/\s+/g, ' ').trim();
  const wishes: RequestedChange[] = [];
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
