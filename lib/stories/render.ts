import { bookById, editionId } from '@/lib/catalogue';
import { characterArguments } from './characters';
import { tell } from './message';
import type { RenderedStory, Story, Telling } from './model';

/**
 * Tells a story for one child in one language.
 * Throws when the story has no such edition: the catalogue offers only those that exist.
 */
export function renderStory(story: Story, telling: Telling): RenderedStory {
  const text = story.texts[telling.language];
  const edition = bookById(editionId(story.baseId, telling.language));
  if (!text || !edition) throw new Error(`Story ${story.baseId} has no edition in ${telling.language}`);
  const characters = characterArguments(text.characters, telling.name);
  const say = (message: string) => tell(message, telling, characters);
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
