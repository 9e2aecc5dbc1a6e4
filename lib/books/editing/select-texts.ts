import type { BookStory } from '../book-story';
import { SPREAD_KEYS } from '../pages';

type Change = {
  readonly key: string;
  readonly text: string | null;
  readonly texts?: Readonly<Record<string, string>> | null;
};

/**
 * What a change of words means for this edition: a picture book's spread has texts by id, of which those are kept that
 * the spread has; every other page has one text.
 */
export function selectTexts({ edition, text: story }: BookStory, { key, text, texts = null }: Change) {
  if (edition === 1 || !SPREAD_KEYS.includes(key)) return { text, texts: null };
  const own = story.spreads.find((spread) => spread.key === key)?.words?.texts ?? {};
  const kept = Object.entries(texts ?? {}).filter(([id]) => Object.hasOwn(own, id));
  return { text: null, texts: kept.length > 0 ? Object.fromEntries(kept) : null };
}
