import { isVisibleChange } from '@/lib/illustrator/server';
import type { BookStory } from '../book-story';
import { getScene } from '../drawing/scene';
import { COVER_KEY } from '../pages';
import type { PictureSuggestion } from './editor-view';

/** Requests that the editor proposes, in words that the illustrator knows. */
const REQUESTS: Readonly<Record<PictureSuggestion, string>> = {
  smile: 'with a big smile',
  dog: 'add a dog',
  balloon: 'add a balloon',
  night: 'at night',
  rain: 'in the rain',
};
const MAX_SUGGESTIONS = 4;

/**
 * What can be asked for in the picture of a page: nothing that it already shows, no rain indoors, nothing beside the words
 * of a spread.
 */
export function listSuggestions(told: BookStory, key: string): readonly PictureSuggestion[] {
  // The language chooses the hero's clothes only; what fits the picture does not depend on it.
  const scene = getScene(told, key, 'en');
  if (!scene) return [];
  const all = Object.keys(REQUESTS) as PictureSuggestion[];
  const possible = all.filter((suggestion) => isVisibleChange(scene, REQUESTS[suggestion]));
  return (key === COVER_KEY ? possible.filter((suggestion) => suggestion !== 'night') : possible).slice(
    0,
    MAX_SUGGESTIONS,
  );
}
