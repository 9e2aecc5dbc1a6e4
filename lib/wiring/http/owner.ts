import type { DraftView } from '@/lib/books';
import { type BookRow, draftView, type Owner } from '@/lib/books/server';
import type { Result } from '@/lib/platform/result';
import { photoConsentOf } from '../photo-consent';
import { answer, type Reply } from './reply';
import type { Context } from './route';

type Base = Pick<Context<unknown>, 'shop' | 'visitor' | 'now'>;

/** Whose books this visitor may open. */
export const ownerOf = ({ visitor }: Base): Owner => ({
  deviceId: visitor.deviceId,
  accountId: visitor.account?.accountId ?? null,
});

/** A draft as this visitor sees it. */
export const viewOf = (book: BookRow, base: Base): Promise<DraftView> => {
  const { shop, now } = base;
  return draftView(book, shop.storage.signedUrl, now, { photoConsent: photoConsentOf(shop.env), owner: ownerOf(base) });
};

/** A changed draft as this visitor sees it. */
export async function draftReply(result: Result<BookRow>, base: Base): Promise<Reply> {
  const view = result.ok ? await viewOf(result.value, base) : null;
  return answer(result, () => view);
}

/** What the reading of orders needs, or `null` for a visitor who is not signed in. */
export function orderDeps({ shop, visitor, now }: Base) {
  if (!visitor.account) return null;
  const { accountId } = visitor.account;
  return { db: shop.db, accountId, sign: shop.storage.signedUrl, now, secret: shop.env.SHOP_SECRET };
}
