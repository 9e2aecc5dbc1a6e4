import type { PageLayout } from '@/lib/typesetting';
import { layoutPages } from '@/lib/typesetting/server';
import { type EditedBook, renderBookStory } from '../book-story';
import { getVignette } from '../drawing/vignettes';

/** The text pages of a book as they are printed, with the parent's words; none without a story. */
export function layoutBook(book: EditedBook): readonly PageLayout[] {
  const told = renderBookStory(book);
  if (told?.edition !== 1) return [];
  const spreads = told.text.spreads.map(({ key, paragraphs }, index) => ({
    key,
    paragraphs,
    vignette: getVignette(told.story, key, index) !== null,
  }));
  return layoutPages({ language: book.language, spreads });
}
