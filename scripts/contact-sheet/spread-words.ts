import { getTextDirection } from '@/lib/markets';
import type { Story, StoryParams } from '@/lib/stories/model';
import type { SpreadLayout } from '@/lib/stories/picture-book';
import { hasPictureBook, renderPictureBook } from '@/lib/stories/server';
import { type CheckedComposition, checkComposition, layoutSpreadTexts, type Pixels } from '@/lib/typesetting';
import { createMeasureText } from '@/lib/typesetting/server';

/** The words of a spread in a language and for a child, placed on its finished picture. */
export function setWords(
  picture: Pixels,
  layout: SpreadLayout,
  story: Story,
  telling: StoryParams,
): CheckedComposition {
  const { language } = telling;
  const told = hasPictureBook(story, language) ? renderPictureBook(story, telling).spreads : [];
  const words = told.find(({ key }) => key === layout.key)?.words ?? { texts: {}, layout };
  const mirrored = getTextDirection(language) === 'rtl';
  const placed = layoutSpreadTexts(words.layout, words.texts, language, mirrored, createMeasureText(language));
  return checkComposition(picture, placed, language);
}
