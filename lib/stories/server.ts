import type { SceneInput } from '@/lib/illustrator';
import { LIBRARY } from './data';
import type { Story } from './model';

export { getBirthday } from './birthday-numbers';
export { getMaxHeroes, listStoryHeroes, withCast } from './cast';
export type { RenderedStory, Story, StoryParams } from './model';
export type { PictureBook } from './picture-book';
export { renderDedicationExample, renderStory } from './render';
export {
  hasPictureBook,
  renderNewestEdition,
  renderPictureBook,
  renderPictureTitle,
  withBirthday,
} from './render-picture-book';

const STORIES: ReadonlyMap<number, Story> = new Map(LIBRARY.map((story) => [story.baseId, story]));

/** The story of a base id; `null` when it is not written yet. */
export const findStory = (baseId: number): Story | null => STORIES.get(baseId) ?? null;

/** The cover scene of a book; `null` for an unknown base id. */
export const findCoverScene = (baseId: number): SceneInput | null => findStory(baseId)?.cover ?? null;
