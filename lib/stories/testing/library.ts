import { ALL_BASE_IDS, type CatalogueBook, editionsOf, GENDERS, offeredTo } from '@/lib/catalogue';
import type { RenderedStory, StoryText, Telling } from '../model';
import { renderStory, storyByBaseId } from '../server';

/** Every edition that can be bought, with its words. */
export const EDITIONS_FOR_SALE: readonly { readonly book: CatalogueBook; readonly text: StoryText }[] =
  ALL_BASE_IDS.flatMap(editionsOf)
    .filter((book) => !book.comingSoon)
    .map((book) => {
      const text = storyByBaseId(book.baseId)?.texts[book.language];
      if (!text) throw new Error(`Book ${book.id} is for sale and has no story in ${book.language}.`);
      return { book, text };
    });

/** An edition told for each of the names, for every gender that it is offered to. */
export const tellingsOf = (book: CatalogueBook, names: readonly string[]): readonly Telling[] =>
  GENDERS.filter((gender) => offeredTo(book, gender)).flatMap((gender) =>
    names.map((name) => ({ language: book.language, gender, name })),
  );

/** The story of an edition, told. */
export function told(book: CatalogueBook, telling: Telling): RenderedStory {
  const story = storyByBaseId(book.baseId);
  if (!story) throw new Error(`Book ${book.id} has no story.`);
  return renderStory(story, telling);
}

/** Every line of a told story. */
export const linesOf = (story: RenderedStory): readonly string[] => [
  ...story.spreads.flatMap(({ paragraphs, alt }) => [...paragraphs, alt]),
  story.coverAlt,
  story.closing,
  story.blurb,
  story.dedicationPlaceholder,
];
