import { layoutStory } from './layout-story';
import { createMeasureText } from './measure-text';
import type { PageLayout, StoryWords } from './model';

/** The text pages of a book as they are printed, measured with the book's own font files. */
export const layoutPages = (words: StoryWords): readonly PageLayout[] =>
  layoutStory(words, createMeasureText(words.language));
