import { portraitScene } from '@/lib/illustrator';
import { type DrawDeps, drawPage, heroBytes } from '../draw-page';
import type { RedrawJob } from '../jobs';
import { PICTURE_SIZES, PORTRAIT_KEY } from '../pages';
import { bookById, lockBook, presentRevision, updateBook } from '../repo';
import { beginRedraw, failRedraw, finishRedraw, redrawById } from './repo';

/** Draws the portrait once more and shows it in place of the one before, which stays to choose. */
export async function handleRedraw({ redrawId }: RedrawJob, deps: DrawDeps): Promise<void> {
  const { db } = deps;
  const asked = await redrawById(db, redrawId);
  if (!asked || asked.state === 'done') return;
  const book = await bookById(db, asked.bookId);
  if (!book?.character || book.revision !== asked.revision) {
    // The hero was corrected meanwhile: this picture would be of another one.
    await failRedraw(db, redrawId, 'changed_elsewhere');
    return;
  }
  await beginRedraw(db, redrawId);
  const { model, variation } = asked;
  const hero = await heroBytes(book, model, deps);
  if (model === 'advanced' && !hero.face) {
    await failRedraw(db, redrawId, 'advanced_not_possible');
    return;
  }
  const page = { key: PORTRAIT_KEY, scene: portraitScene(), model, variation, sizePx: PICTURE_SIZES.portrait };
  const drawn = await drawPage(book, page, hero, deps);
  if (!drawn.ok) {
    await failRedraw(db, redrawId, drawn.code);
    return;
  }
  await db.$transaction(async (tx) => {
    await lockBook(tx, book.id);
    await finishRedraw(tx, redrawId);
    if ((await presentRevision(tx, book.id)) !== asked.revision) return;
    await updateBook(tx, book.id, { portraitVariation: variation });
  });
}
