import { getTextDirection } from '@/lib/markets';
import { getCharacterArguments } from '@/lib/stories/characters';
import { formatMessage } from '@/lib/stories/format-message';
import type { Story, StoryParams } from '@/lib/stories/model';
import type { SpreadLayout } from '@/lib/stories/picture-book';
import { type CheckedComposition, checkComposition, layoutSpreadTexts, type Pixels } from '@/lib/typesetting';
import { createMeasureText } from '@/lib/typesetting/server';

/** The words of a spread in a language and for a child, placed on its finished picture. */
export function setWords(
  picture: Pixels,
  layout: SpreadLayout,
  story: Story,
  telling: StoryParams,
): CheckedComposition {
  const { language, name } = telling;
  const text = story.pictureTexts?.[language];
  const characters = getCharacterArguments(text?.characters, name);
  const messages = Object.entries(text?.spreads[layout.key] ?? {});
  const words = Object.fromEntries(messages.map(([id, said]) => [id, formatMessage(said, telling, characters)]));
  const mirrored = getTextDirection(language) === 'rtl';
  const placed = layoutSpreadTexts(layout, words, language, mirrored, createMeasureText(language));
  return checkComposition(picture, placed, language);
}
