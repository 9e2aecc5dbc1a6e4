import { renderBookStory } from '../../book-story';
import { PICTURE_SIZES, PREVIEW_KEYS } from '../../pages';
import { type DrawDeps, drawPage, loadHeroBytes } from '../draw-page';
import { findBookToDraw } from '../repository';
import { getScene } from '../scene';

/**
 * Draws the public pictures of a shared book whose own pictures are advanced: those stay private, so the preview pages
 * are drawn in the regular model as well. Does nothing while sharing is off.
 */
export async function handleDrawShared({ bookId }: { readonly bookId: string }, deps: DrawDeps): Promise<void> {
  const book = await findBookToDraw(deps.db, bookId);
  const told = book && renderBookStory(book);
  if (!told || !book.character || !book.shareToken || book.imageModel === 'regular' || !book.characterApprovedAt)
    return;
  const hero = await loadHeroBytes(book, 'regular', deps);
  for (const key of PREVIEW_KEYS) {
    const scene = getScene(told, key, book.language);
    if (!scene) throw new Error(`Story ${told.story.baseId} has no scene ${key}`);
    const drawn = await drawPage(book, { key, scene, model: 'regular', sizePx: PICTURE_SIZES.preview }, hero, deps);
    // The page shows a blank background until the book is shared again.
    if (!drawn.ok) return;
  }
}
