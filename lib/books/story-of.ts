import { baseIdOf, bookById as catalogueBook } from '@/lib/catalogue';
import { type RenderedStory, renderStory, type Story, storyByBaseId } from '@/lib/stories/server';
import type { BookRow } from './repo';

export type ToldStory = { readonly title: string; readonly story: Story; readonly text: RenderedStory };

/** The book's story in the child's words; `null` while the draft lacks a name or a book. */
export function storyOf(book: BookRow): ToldStory | null {
  if (!book.childName || !book.catalogueId) return null;
  const entry = catalogueBook(book.catalogueId);
  const story = storyByBaseId(baseIdOf(book.catalogueId));
  if (!entry || !story) return null;
  const text = renderStory(story, { name: book.childName, gender: book.gender, language: book.language });
  return { title: entry.title, story, text };
}
