import { baseIdOf, bookById as catalogueBook } from '@/lib/catalogue';
import { type RenderedStory, renderStory, type Story, storyByBaseId, type Telling } from '@/lib/stories/server';
import type { BookRow } from './repo';

export type ToldStory = { readonly title: string; readonly story: Story; readonly text: RenderedStory };

/** The book's story in the child's words; `null` while the draft lacks a name or a book. */
export function storyOf({ childName, catalogueId, gender, language }: BookRow): ToldStory | null {
  return childName && catalogueId ? toldStory(catalogueId, { name: childName, gender, language }) : null;
}

/** A catalogue's story told for a child; `null` for an id without a story. */
export function toldStory(catalogueId: number, telling: Telling): ToldStory | null {
  const entry = catalogueBook(catalogueId);
  const story = storyByBaseId(baseIdOf(catalogueId));
  return entry && story ? { title: entry.title, story, text: renderStory(story, telling) } : null;
}
