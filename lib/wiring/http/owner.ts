import { type BookRow, draftView, type Owner } from '@/lib/books/server';
import type { Result } from '@/lib/platform/result';
import { answer, type Reply } from './reply';
import type { Context } from './route';

type Base = Pick<Context<unknown>, 'shop' | 'visitor' | 'now'>;

/** Whose books this visitor may open. */
export const ownerOf = ({ visitor }: Base): Owner => ({
  deviceId: visitor.deviceId,
  accountId: visitor.account?.accountId ?? null,
});

/** A changed draft as its owner sees it. */
export async function draftReply(result: Result<BookRow>, { shop, now }: Base): Promise<Reply> {
  const view = result.ok ? await draftView(result.value, shop.storage.signedUrl, now) : null;
  return answer(result, () => view);
}

/** What the reading of orders needs, or `null` for a visitor who is not signed in. */
export function orderDeps({ shop, visitor, now }: Base) {
  if (!visitor.account) return null;
  const { accountId } = visitor.account;
  return { db: shop.db, accountId, sign: shop.storage.signedUrl, now, secret: shop.env.SHOP_SECRET };
}
