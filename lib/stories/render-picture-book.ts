import { findEdition, toEditionId } from '@/lib/catalogue';
import { getBirthday } from './birthday-numbers';
import { createSetBodySize } from './body-size';
import type { BookLanguage, RenderedStory, Story, StoryParams } from './model';
import { createTeller } from './picture-teller';
import { pointName } from './pointed-names';
import { renderStory } from './render';

/** Whether a story has a second edition in a language. */
export const hasPictureBook = (story: Story, language: BookLanguage): boolean =>
  story.picture !== undefined && story.pictureTexts?.[language] !== undefined;

/** The pointed words and how they are told; `null` where none are asked for or written. */
function findPrintedText({ baseId, pointedTexts }: Story, telling: StoryParams) {
  const text = telling.points ? pointedTexts?.[telling.language] : undefined;
  if (!text) return null;
  const name = pointName(telling.name, telling.language);
  return { ...text, say: createTeller(baseId, text, { ...telling, name }) };
}

/** The story with the pictures of the birthday that it is told for; a story about no birthday is the same for all. */
export function withBirthday(story: Story, telling: Pick<StoryParams, 'birthday' | 'age' | 'language'>): Story {
  const birthday = getBirthday(findEdition(toEditionId(story.baseId, telling.language)), telling);
  if (birthday === null || !story.pictureOfBirthday) return story;
  return { ...story, picture: story.pictureOfBirthday(birthday) };
}

/** The title of a story's picture book, which may have a number in it; `null` when there is none in this language. */
export function renderPictureTitle({ baseId, pictureTexts }: Story, telling: StoryParams): string | null {
  const text = pictureTexts?.[telling.language];
  return text?.title ? createTeller(baseId, text, { ...telling, points: false })(text.title) : null;
}

/**
 * Renders the second edition of a story for a child in one language. Throws when there is none: books are of the second
 * edition only where the story has it.
 */
export function renderPictureBook(story: Story, telling: StoryParams): RenderedStory {
  const text = story.pictureTexts?.[telling.language];
  const edition = findEdition(toEditionId(story.baseId, telling.language));
  if (!story.picture || !text || !edition)
    throw new Error(`Story ${story.baseId} has no picture book in ${telling.language}`);
  const say = createTeller(story.baseId, text, { ...telling, points: false });
  const printed = findPrintedText(story, telling) ?? { ...text, say };
  const bodyPt = story.bodySizes?.[telling.language] ?? Number.POSITIVE_INFINITY;
  const setBodySize = createSetBodySize(story.picture, bodyPt);
  return {
    language: telling.language,
    title: renderPictureTitle(story, telling) ?? edition.title,
    spreads: story.picture.spreads.map((layout) => {
      const own = printed.spreads[layout.key] ?? {};
      const texts = Object.fromEntries(layout.texts.map(({ text: id }) => [id, printed.say(own[id] ?? '')]));
      return {
        key: layout.key,
        paragraphs: layout.texts.map(({ text: id }) => texts[id] ?? '').filter(Boolean),
        alt: say(text.alts[layout.key] ?? ''),
        words: { texts, layout: setBodySize(layout) },
      };
    }),
    coverAlt: say(text.coverAlt),
    closing: printed.say(printed.closing),
    blurb: printed.say(printed.blurb),
    dedicationPlaceholder: say(text.dedicationPlaceholder),
  };
}

/** A story for a child in the edition that a new book gets. */
export const renderNewestEdition = (story: Story, telling: StoryParams): RenderedStory =>
  hasPictureBook(story, telling.language) ? renderPictureBook(story, telling) : renderStory(story, telling);
