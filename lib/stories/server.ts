import type { SceneInput } from '@/lib/illustrator';
import { LIBRARY } from './data';
import { cover as moonBlanket } from './data/moon-blanket/scenes';
import { cover as whaleSong } from './data/whale-song/scenes';
import type { Story } from './model';

export { tell } from './message';
export type { RenderedStory, Story, Telling } from './model';
export { renderStory } from './render';

const STORIES: ReadonlyMap<number, Story> = new Map(LIBRARY.map((story) => [story.baseId, story]));

/** Covers of books that are coming soon. */
const ANNOUNCED: ReadonlyMap<number, SceneInput> = new Map([
  [14, moonBlanket],
  [15, whaleSong],
]);

/** The story behind a catalogue's base id; `null` when nobody has written it yet. */
export const storyByBaseId = (baseId: number): Story | null => STORIES.get(baseId) ?? null;

/** The cover scene of a book, also of one that is still being written; `null` for an unknown base id. */
export const coverSceneOf = (baseId: number): SceneInput | null =>
  storyByBaseId(baseId)?.cover ?? ANNOUNCED.get(baseId) ?? null;
