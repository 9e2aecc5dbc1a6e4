import { ALL_BASE_IDS, type CatalogueBook, GENDERS, listEditions, supportsGender } from '@/lib/catalogue';
import type { RenderedStory, StoryParams, StoryText } from '../model';
import { findStory, renderStory } from '../server';

/** Every edition for sale, with its text. */
export const EDITIONS_FOR_SALE: readonly { readonly book: CatalogueBook; readonly text: StoryText }[] =
  ALL_BASE_IDS.flatMap(listEditions)
    .filter((book) => !book.comingSoon)
    .map((book) => {
      const text = findStory(book.baseId)?.texts[book.language];
      if (!text) throw new Error(`Book ${book.id} is for sale and has no story in ${book.language}.`);
      return { book, text };
    });

/** Story parameters for each of the names and for every gender that the edition supports. */
export const listStoryParams = (book: CatalogueBook, names: readonly string[]): readonly StoryParams[] =>
  GENDERS.filter((gender) => supportsGender(book, gender)).flatMap((gender) =>
    names.map((name) => ({ language: book.language, gender, name })),
  );

/** The rendered story of an edition. */
export function renderEdition(book: CatalogueBook, telling: StoryParams): RenderedStory {
  const story = findStory(book.baseId);
  if (!story) throw new Error(`Book ${book.id} has no story.`);
  return renderStory(story, telling);
}

/** Every line of a rendered story. */
export const listLines = (story: RenderedStory): readonly string[] => [
  ...story.spreads.flatMap(({ paragraphs, alt }) => [...paragraphs, alt]),
  story.coverAlt,
  story.closing,
  story.blurb,
  story.dedicationPlaceholder,
];
