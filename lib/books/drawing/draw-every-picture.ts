import type { ErrorCode } from '@/lib/platform/errors';
import { ok, type Result } from '@/lib/platform/result';
import type { BookStory } from '../book-story';
import { getSelectedVariation } from '../editing/page-edits';
import { PICTURE_KEYS } from '../pages';
import type { DrawingRow } from '../selects';
import { type DrawDeps, drawPage, getScene, loadHeroBytes } from './draw-page';

/** JPEG bytes by picture key. */
export type Pictures = ReadonlyMap<string, Uint8Array>;

type Deps = DrawDeps & {
  /** Called after each picture. */
  readonly drawn: () => Promise<unknown>;
};

/** Draws every picture that the parent chose for a book, with the edge that `getSizePx` gives for it; existing ones are loaded from storage. */
export async function drawEveryPicture(
  book: DrawingRow,
  told: BookStory,
  getSizePx: (key: string) => number,
  deps: Deps,
): Promise<Result<Pictures, ErrorCode>> {
  const hero = await loadHeroBytes(book, book.imageModel, deps);
  const outcomes = await Promise.all(
    PICTURE_KEYS.map(async (key) => {
      const scene = getScene(told.story, key, book.language);
      if (!scene) throw new Error(`Story ${told.story.baseId} has no scene ${key}`);
      const variation = getSelectedVariation(book.pages, key);
      const page = { key, scene, model: book.imageModel, sizePx: getSizePx(key), variation };
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
