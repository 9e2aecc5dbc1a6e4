import { ALL_BASE_IDS, bookById, editionId, GENDERS, offeredTo } from '@/lib/catalogue';
import { type RenderedStory, renderStory, storyByBaseId } from '@/lib/stories/server';
import { plain } from '../../name-forms';

const words = (line: string): readonly string[] => plain(line).match(/[א-ת'׳]+/gu) ?? [];

const linesOf = (story: RenderedStory): readonly string[] => [
  ...story.spreads.flatMap(({ paragraphs, alt }) => [...paragraphs, alt]),
  story.coverAlt,
  story.closing,
  story.blurb,
];

/** Two forms of one word share their first two letters, or the first after a prefix. */
const sameLexeme = (boy: string, girl: string): boolean =>
  boy.slice(0, 2) === girl.slice(0, 2) && Math.abs(boy.length - girl.length) <= 2;

/** A word without the "and" before it; no Hebrew verb or adjective of our books starts with ו itself. */
const bare = (word: string): string => word.replace(/^ו(?=..)/u, '');

/** The words of both tellings of a story that differ, side by side. */
function pairsOf(baseId: number): readonly (readonly [boy: string, girl: string])[] {
  const story = storyByBaseId(baseId);
  const book = bookById(editionId(baseId, 'he'));
  if (!story?.texts.he || !book || !GENDERS.every((gender) => offeredTo(book, gender))) return [];
  const [boy, girl] = (['boy', 'girl'] as const).map((gender) =>
    linesOf(renderStory(story, { name: '□', gender, language: 'he' })).map(words),
  );
  return (boy ?? []).flatMap((line, index) => {
    const other = girl?.[index] ?? [];
    if (line.length !== other.length) return [];
    return line.flatMap((word, place) => {
      const her = other[place] ?? '';
      return word.length > 2 && word !== her && sameLexeme(word, her) ? [[bare(word), bare(her)] as const] : [];
    });
  });
}

/** Words that our stories tell of a boy only, and those of a girl only. */
export function libraryPairs(): { readonly m: ReadonlySet<string>; readonly f: ReadonlySet<string> } {
  const pairs = ALL_BASE_IDS.flatMap(pairsOf);
  const [boys, girls] = [new Set(pairs.map(([boy]) => boy)), new Set(pairs.map(([, girl]) => girl))];
  return {
    m: new Set([...boys].filter((word) => !girls.has(word))),
    f: new Set([...girls].filter((word) => !boys.has(word))),
  };
}
