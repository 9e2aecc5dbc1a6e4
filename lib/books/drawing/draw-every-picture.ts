import type { ErrorCode } from '@/lib/platform/errors';
import { ok, type Result } from '@/lib/platform/result';
import type { BookStory } from '../book-story';
import { getSelectedVariation } from '../editing/page-edits';
import { listReadingPictures, PICTURE_KEYS, PICTURE_SIZES } from '../pages';
import type { DrawingRow } from '../selects';
import { type DrawDeps, drawPage, loadHeroBytes } from './draw-page';
import { getScene, isTwoPages } from './scene';

/** JPEG bytes by picture key. */
export type Pictures = ReadonlyMap<string, Uint8Array>;

/** Sizes of the pictures of a file. */
export type PictureFormat = {
  /** Edge in pixels; height of a spread. */
  readonly getSizePx: (key: string) => number;
  /** Of a picture book's spreads, in stage units; it is part of their height. */
  readonly bleed?: number;
  /** For reading: with the endpapers of a picture book. */
  readonly withEnds?: boolean;
};

/** What a parent sees of the book. */
export const SCREEN_FORMAT: PictureFormat = { getSizePx: () => PICTURE_SIZES.reading };

export const READING_FORMAT: PictureFormat = { getSizePx: SCREEN_FORMAT.getSizePx, withEnds: true };

type Deps = DrawDeps & {
  /** Called after each picture. */
  readonly drawn: () => Promise<unknown>;
};

/** Draws every picture that the parent chose for a book, in a format; existing ones are loaded from storage. */
export async function drawEveryPicture(
  book: DrawingRow,
  told: BookStory,
  { getSizePx, bleed = 0, withEnds }: PictureFormat,
  deps: Deps,
): Promise<Result<Pictures, ErrorCode>> {
  const hero = await loadHeroBytes(book, book.imageModel, deps);
  const outcomes = await Promise.all(
    (withEnds ? listReadingPictures(told.edition) : PICTURE_KEYS).map(async (key) => {
      const scene = getScene(told, key, book.language);
      if (!scene) throw new Error(`Story ${told.story.baseId} has no scene ${key}`);
      const variation = getSelectedVariation(book.pages, key);
      const bled = bleed > 0 && isTwoPages(scene, key) && { bleed };
      const page = { key, scene, model: book.imageModel, sizePx: getSizePx(key), variation, ...bled };
      const picture = await drawPage(book, page, hero, deps);
      if (picture.ok) await deps.drawn();
      return [key, picture] as const;
    }),
  );
  const pictures = new Map<string, Uint8Array>();
  for (const [key, picture] of outcomes) {
    if (!picture.ok) return picture;
    pictures.set(key, picture.value);
  }
  return ok(pictures);
}
