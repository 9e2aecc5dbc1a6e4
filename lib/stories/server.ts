import { smallLight } from './data/small-light';
import type { Story } from './model';

export type { RenderedStory, Story, Telling } from './model';
export { renderStory } from './render';

const STORIES: ReadonlyMap<number, Story> = new Map([smallLight].map((story) => [story.baseId, story]));

/** The story behind a catalogue's base id; `null` when nobody has written it yet. */
export const storyByBaseId = (baseId: number): Story | null => STORIES.get(baseId) ?? null;
