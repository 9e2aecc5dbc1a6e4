import { type DrawDeps, drawPage, heroBytes, sceneOf } from './draw-page';
import { OPEN_KEYS, PICTURE_SIZES } from './pages';
import { bookById } from './repo';
import { storyOf } from './story-of';

/**
 * Draws what others see of a shared book whose pictures are advanced ones: those never leave the family, so the open
 * pages are drawn in the regular model as well. Nothing to do while sharing is off.
 */
export async function handleDrawShared({ bookId }: { readonly bookId: string }, deps: DrawDeps): Promise<void> {
  const book = await bookById(deps.db, bookId);
  const told = book && storyOf(book);
  if (!told || !book.character || !book.shareToken || book.imageModel === 'regular' || !book.characterApprovedAt)
    return;
  const hero = await heroBytes(book, 'regular', deps);
  for (const key of OPEN_KEYS) {
    const scene = sceneOf(told.story, key, book.language);
    if (!scene) throw new Error(`Story ${told.story.baseId} has no scene ${key}`);
    const drawn = await drawPage(book, { key, scene, model: 'regular', sizePx: PICTURE_SIZES.preview }, hero, deps);
    // The page shows its paper until somebody shares anew.
    if (!drawn.ok) return;
  }
}
