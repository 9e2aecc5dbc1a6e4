import { ALL_BASE_IDS, type CatalogueBook, GENDERS, listEditions, supportsGender } from '@/lib/catalogue';
import { LIBRARY } from '../data';
import type { BookLanguage, RenderedStory, StoryParams, StoryText } from '../model';
import type { PictureBookText } from '../picture-book';
import { createTeller } from '../picture-teller';
import { findStory, renderStory } from '../server';

/** Every first edition of a book for sale, with its text; a story that began as a picture book has none. */
export const FIRST_EDITIONS: readonly { readonly book: CatalogueBook; readonly text: StoryText }[] =
  ALL_BASE_IDS.flatMap((baseId) => listEditions(baseId))
    .filter((book) => !book.comingSoon)
    .flatMap((book) => {
      const { texts = {}, pictureTexts = {} } = findStory(book.baseId) ?? {};
      const text = texts[book.language];
      if (!text && !pictureTexts[book.language])
        throw new Error(`Book ${book.id} is for sale and has no story in ${book.language}.`);
      return text ? [{ book, text }] : [];
    });

type PictureEdition = {
  readonly book: CatalogueBook;
  readonly language: BookLanguage;
  readonly text: PictureBookText;
};

/** Every picture book's text in each of its languages. */
export const PICTURE_EDITIONS: readonly PictureEdition[] = LIBRARY.flatMap(({ baseId, pictureTexts = {} }) =>
  listEditions(baseId).flatMap((book) => {
    const text = pictureTexts[book.language];
    return text ? [{ book, language: book.language, text }] : [];
  }),
);

/** A picture book's text for a child: the words of each spread in the order of their source, and all other texts. */
export function renderPictureText({ book, text }: Pick<PictureEdition, 'book' | 'text'>, telling: StoryParams) {
  const say = createTeller(book.baseId, text, telling);
  return {
    spreads: Object.entries(text.spreads).map(([key, words]) => ({ key, texts: Object.values(words).map(say) })),
    alts: Object.entries(text.alts).map(([key, alt]) => ({ key, alt: say(alt) })),
    coverAlt: say(text.coverAlt),
    closing: say(text.closing),
    blurb: say(text.blurb),
    dedicationPlaceholder: say(text.dedicationPlaceholder),
  };
}

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
