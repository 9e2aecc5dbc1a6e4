import {
  countHeroChanges,
  findEditedBook,
  findTrial,
  isRestorable,
  listHeroVersions,
  MAX_HERO_CHANGES,
  toHeroPictures,
} from '@/lib/books/server';
import { fail, ok, type Result } from '@/lib/platform/result';
import { quoteAdvancedModel } from '@/lib/prices';
import { findOwnedOrder } from '../../repository';
import { getEditingState } from '../access';
import type { getEditor } from '../editor-view';
import type { HeroChangeView } from '../model';
import { isAdvancedBought } from './advanced-trial';

/** The hero of a bought book, the trial of another one, and the heroes to go back to. */
export async function getHeroChange(
  orderId: string,
  { db, accountId, sign, now }: Parameters<typeof getEditor>[1],
): Promise<Result<HeroChangeView, 'not_found'>> {
  const order = await findOwnedOrder(db, orderId, accountId);
  const book = order?.bookId ? await findEditedBook(db, order.bookId) : null;
  if (!order || !book) return fail('not_found');
  const versions = await listHeroVersions(db, book.id);
  const pictures = toHeroPictures(book, { sign, now });
  const earlier = versions.filter((version) => version.revision !== book.revision && isRestorable(version));
  return ok({
    orderId,
    heroName: book.childName ?? '',
    gender: book.gender,
    language: book.language,
    editing: await getEditingState(db, book),
    imageModel: book.imageModel,
    advancedBought: await isAdvancedBought(db, book.id),
    advancedMinor: quoteAdvancedModel(order.country).totalMinor,
    currency: order.currency,
    portrait: await pictures.getPortrait(book),
    pages: await pictures.listPages(),
    trialId: (await findTrial(db, book.id))?.id ?? null,
    changes: { left: Math.max(0, MAX_HERO_CHANGES - countHeroChanges(versions, book)), limit: MAX_HERO_CHANGES },
    earlier: await Promise.all(
      earlier.map(async (version) => ({
        revision: version.revision,
        imageModel: version.imageModel,
        portrait: await pictures.getPortrait(version),
      })),
    ),
  });
}
