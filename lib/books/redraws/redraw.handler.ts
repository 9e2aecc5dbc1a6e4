import { type DrawDeps, drawPage, loadHeroBytes } from '../drawing/draw-page';
import { toPortraitPage } from '../drawing/portrait-page';
import type { RedrawJob } from '../jobs';
import { findBook, getRevision, lockBook, updateBook } from '../repository';
import { failRedraw, findRedraw, finishRedraw, startRedraw } from './repository';

/** Redraws the portrait and shows the new picture; the previous one stays available. */
export async function handleRedraw({ redrawId }: RedrawJob, deps: DrawDeps): Promise<void> {
  const { db } = deps;
  const redraw = await findRedraw(db, redrawId);
  if (!redraw || redraw.state === 'done') return;
  const book = await findBook(db, redraw.bookId);
  if (!book?.character || book.revision !== redraw.revision) {
    // The hero was changed meanwhile, so this picture would be outdated.
    await failRedraw(db, redrawId, 'changed_elsewhere');
    return;
  }
  if (!(await startRedraw(db, redrawId))) return;
  const { model, variation } = redraw;
  const hero = await loadHeroBytes(book, model, deps);
  if (model === 'advanced' && !hero.face) {
    await failRedraw(db, redrawId, 'advanced_not_possible');
    return;
  }
  const page = { ...toPortraitPage(book), model, variation };
  const drawn = await drawPage(book, page, hero, deps);
  if (!drawn.ok) {
    await failRedraw(db, redrawId, drawn.code);
    return;
  }
  await db.$transaction(async (tx) => {
    await lockBook(tx, book.id);
    await finishRedraw(tx, redrawId);
    if ((await getRevision(tx, book.id)) !== redraw.revision) return;
    await updateBook(tx, book.id, { portraitVariation: variation });
  });
}
