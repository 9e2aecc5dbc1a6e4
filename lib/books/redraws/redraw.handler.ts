import { characterSchema, hasOwnFace } from '@/lib/illustrator';
import { renderBookStory } from '../book-story';
import { type DrawDeps, drawPage, loadHeroBytes } from '../drawing/draw-page';
import { toPortraitPage } from '../drawing/portrait-page';
import { findBookToDraw } from '../drawing/repository';
import { getScene } from '../drawing/scene';
import type { RedrawJob } from '../jobs';
import { PICTURE_SIZES, PORTRAIT_KEY } from '../pages';
import { getRevision, lockBook, updateBook } from '../repository';
import type { DrawingRow } from '../selects';
import { failRedraw, findRedraw, finishRedraw, startRedraw } from './repository';

/** A page of the book's story as a picture for the screen; `null` when the story has no such page. */
function toStoryPage(book: DrawingRow, key: string) {
  const scene = getScene(renderBookStory(book), key, book.language);
  return scene && { key, scene, sizePx: PICTURE_SIZES.preview };
}

/** Draws a portrait or a page once more; the previous pictures stay available. */
export async function handleRedraw({ redrawId }: RedrawJob, deps: DrawDeps): Promise<void> {
  const { db } = deps;
  const redraw = await findRedraw(db, redrawId);
  if (!redraw || redraw.state === 'done') return;
  const book = await findBookToDraw(db, redraw.bookId);
  if (!book?.character || book.revision !== redraw.revision) {
    // The hero was changed meanwhile, so this picture would be outdated.
    await failRedraw(db, redrawId, 'changed_elsewhere');
    return;
  }
  if (!(await startRedraw(db, redrawId))) return;
  const { model, variation } = redraw;
  const hero = await loadHeroBytes(book, model, deps);
  if (model === 'advanced' && !hero.face && !hasOwnFace(characterSchema.parse(book.character))) {
    await failRedraw(db, redrawId, 'advanced_not_possible');
    return;
  }
  const page = redraw.pageKey === PORTRAIT_KEY ? toPortraitPage(book) : toStoryPage(book, redraw.pageKey);
  if (!page) {
    await failRedraw(db, redrawId, 'not_found');
    return;
  }
  const drawn = await drawPage(book, { ...page, model, variation }, hero, deps);
  if (!drawn.ok) {
    await failRedraw(db, redrawId, drawn.code);
    return;
  }
  await db.$transaction(async (tx) => {
    await lockBook(tx, book.id);
    await finishRedraw(tx, redrawId);
    // The parent compares a page's pictures and chooses; the new portrait is shown at once.
    if (redraw.pageKey !== PORTRAIT_KEY || (await getRevision(tx, book.id)) !== redraw.revision) return;
    await updateBook(tx, book.id, { portraitVariation: variation });
  });
}
