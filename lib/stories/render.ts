import { findEdition, toEditionId } from '@/lib/catalogue';
import { getCharacterArguments } from './characters';
import { formatMessage } from './format-message';
import type { RenderedStory, Story, StoryParams } from './model';
import { createTeller } from './picture-teller';

/** A sample dedication with the child's name; `null` when the story has no such edition. */
export function renderDedicationExample(story: Story, telling: StoryParams): string | null {
  const text = story.texts[telling.language] ?? story.pictureTexts?.[telling.language];
  return text ? createTeller(story.baseId, text, { ...telling, points: false })(text.dedicationPlaceholder) : null;
}

/**
 * Renders a story for a child in one language. Throws when the story has no such edition: the catalogue lists existing
 * ones only.
 */
export function renderStory(story: Story, telling: StoryParams): RenderedStory {
  const text = story.texts[telling.language];
  const edition = findEdition(toEditionId(story.baseId, telling.language));
  if (!text || !edition) throw new Error(`Story ${story.baseId} has no edition in ${telling.language}`);
  const characters = getCharacterArguments(text.characters, [telling.name]);
  const say = (message: string) => formatMessage(message, telling, characters);
  return {
    language: telling.language,
    title: edition.title,
    spreads: story.spreads.map(({ key }, index) => ({
      key,
      paragraphs: (text.spreads[index] ?? []).map(say),
      alt: say(text.alts[index] ?? ''),
    })),
    coverAlt: say(text.coverAlt),
    closing: say(text.closing),
    blurb: say(text.blurb),
    dedicationPlaceholder: say(text.dedicationPlaceholder),
  };
}
