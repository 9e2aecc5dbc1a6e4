import type { DraftView } from '@/lib/books';
import { type DraftRow, type Owner, toDraftView } from '@/lib/books/server';
import { type CountryCode, DEFAULT_COUNTRY } from '@/lib/markets';
import type { Result } from '@/lib/platform/result';
import { getRequiredPhotoConsent } from '../required-consent';
import { type Reply, resultReply } from './reply';
import type { Context } from './route';

type Base = Pick<Context<unknown>, 'shop' | 'visitor' | 'now'>;

/** The identity whose books this visitor may open. */
export const getOwner = ({ visitor }: Base): Owner => ({
  deviceId: visitor.deviceId,
  accountId: visitor.account?.accountId ?? null,
  addressKey: visitor.addressKey,
});

/** The market whose books this visitor chooses from: that of the account, which pays, else that of the page. */
export const getDraftMarket = ({ visitor }: Base, asked: CountryCode = DEFAULT_COUNTRY): CountryCode =>
  visitor.account?.country ?? asked;

/** Who asks to be told of something, whatever the address. */
export const getVisitorIds = ({ deviceId, account }: Base['visitor']) => ({
  deviceId,
  accountId: account?.accountId ?? null,
});

/** A draft as this visitor sees it. */
export const getDraftView = (book: DraftRow, base: Base): Promise<DraftView> => {
  const { shop, now } = base;
  return toDraftView(book, shop.storage.signedUrl, now, {
    photoConsent: getRequiredPhotoConsent(shop.env),
    owner: getOwner(base),
  });
};

/** A changed draft as this visitor sees it. */
export async function draftReply(result: Result<DraftRow>, base: Base): Promise<Reply> {
  const view = result.ok ? await getDraftView(result.value, base) : null;
  return resultReply(result, () => view);
}

/** Dependencies for reading orders, or `null` for a visitor who is not signed in. */
export function getOrderDeps({ shop, visitor, now }: Base) {
  if (!visitor.account) return null;
  const { accountId } = visitor.account;
  return { db: shop.db, accountId, sign: shop.storage.signedUrl, now, secret: shop.env.SHOP_SECRET };
}

/** Dependencies for changing a bought book, or `null` for a visitor who is not signed in. */
export function getEditingDeps({ shop, visitor, now }: Base) {
  if (!visitor.account) return null;
  return { db: shop.db, accountId: visitor.account.accountId, enqueue: shop.enqueue, now };
}
