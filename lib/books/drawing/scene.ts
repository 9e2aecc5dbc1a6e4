import { isSpreadScene, type Scene, type SpreadScene, sceneSchema, spreadSceneSchema } from '@/lib/illustrator';
import { getTextDirection, type Language } from '@/lib/markets';
import type { PictureBook } from '@/lib/stories/server';
import type { BookStory } from '../book-story';
import { COVER_KEY, ENDS_KEYS } from '../pages';

/** What a picture shows: of a first edition a page, of a picture book two facing pages. */
export type PageScene = Scene | SpreadScene;

function findSpread({ cover, ends, spreads }: PictureBook, pageKey: string) {
  if (pageKey === COVER_KEY) return cover;
  if (pageKey === ENDS_KEYS.front) return ends.front;
  if (pageKey === ENDS_KEYS.back) return ends.back;
  return spreads.find(({ key }) => key === pageKey)?.scene;
}

/** The scene of a page, mirrored for right-to-left books; `null` when the story has no such page. */
export function getScene(
  told: Pick<BookStory, 'story' | 'edition'> | null,
  pageKey: string,
  language: Language,
): PageScene | null {
  if (!told) return null;
  const mirrored = getTextDirection(language) === 'rtl';
  const { picture, cover, spreads } = told.story;
  if (told.edition === 2 && picture) {
    const declared = findSpread(picture, pageKey);
    return declared ? spreadSceneSchema.parse({ ...declared, mirrored }) : null;
  }
  const declared = pageKey === COVER_KEY ? cover : spreads.find(({ key }) => key === pageKey)?.scene;
  return declared ? sceneSchema.parse({ ...declared, mirrored }) : null;
}

/** The scene of a picture book's cover shows front and back; the picture of that page is the front alone. */
export const isFront = (scene: PageScene, pageKey: string): boolean => isSpreadScene(scene) && pageKey === COVER_KEY;

/** Whether a page's picture is as wide as two pages. */
export const isTwoPages = (scene: PageScene, pageKey: string): boolean =>
  isSpreadScene(scene) && !isFront(scene, pageKey);
