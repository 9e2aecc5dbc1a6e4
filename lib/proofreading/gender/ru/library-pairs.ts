import { ALL_BASE_IDS } from '@/lib/catalogue';
import { storyByBaseId, tell } from '@/lib/stories/server';
import { sameMarks } from '../../name-forms';

type Pairs = { readonly m: ReadonlySet<string>; readonly f: ReadonlySet<string> };

let pairs: Pairs | undefined;

const words = (message: string, gender: 'boy' | 'girl'): readonly string[] =>
  sameMarks(tell(message, { name: '□', gender, language: 'ru' }))
    .toLowerCase()
    .match(/[а-яё-]+/gu) ?? [];

/** Two forms of one word begin alike. */
const sameLexeme = (his: string, her: string): boolean =>
  his.slice(0, 1) === her.slice(0, 1) && Math.abs(his.length - her.length) <= 3;

/** Words that our stories tell of a boy only, and those of a girl only; read once. */
export function libraryPairs(): Pairs {
  if (pairs) return pairs;
  const messages = ALL_BASE_IDS.flatMap((id) => {
    const text = storyByBaseId(id)?.texts.ru;
    return text ? [...text.spreads.flat(), ...text.alts, text.coverAlt, text.closing, text.blurb] : [];
  });
  const differing = messages
    .filter((message) => message.includes('select'))
    .flatMap((message) => {
      const [his, her] = [words(message, 'boy'), words(message, 'girl')];
      if (his.length !== her.length) return [];
      return his.flatMap((word, i) => {
        const other = her[i] ?? '';
        return word !== other && sameLexeme(word, other) ? [[word, other] as const] : [];
      });
    });
  const [m, f] = [new Set(differing.map(([word]) => word)), new Set(differing.map(([, word]) => word))];
  pairs = { m: new Set([...m].filter((word) => !f.has(word))), f: new Set([...f].filter((word) => !m.has(word))) };
  return pairs;
}
