import { findEdition as catalogueBook, toBaseId } from '@/lib/catalogue';
import { findStory, type RenderedStory, renderStory, type Story, type StoryParams } from '@/lib/stories/server';
import type { BookRow } from './repository';

export type BookStory = { readonly title: string; readonly story: Story; readonly text: RenderedStory };

/** The book's story with the child's name; `null` while the draft lacks a name or a book. */
export function renderBookStory({
  childName,
  catalogueId,
  gender,
  language,
}: Pick<BookRow, 'childName' | 'catalogueId' | 'gender' | 'language'>): BookStory | null {
  return childName && catalogueId ? renderCatalogueStory(catalogueId, { name: childName, gender, language }) : null;
}

/** A catalogue story with a child's name; `null` for an id without a story. */
export function renderCatalogueStory(catalogueId: number, params: StoryParams): BookStory | null {
  const entry = catalogueBook(catalogueId);
  const story = findStory(toBaseId(catalogueId));
  return entry && story ? { title: entry.title, story, text: renderStory(story, params) } : null;
}
