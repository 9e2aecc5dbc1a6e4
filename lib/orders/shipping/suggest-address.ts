import type { Db } from '@/lib/platform/db';
import { fail, ok, type Result } from '@/lib/platform/result';
import { isActiveGift } from '../gift/repository';
import { findOwnedOrder } from '../repository';
import type { Address } from './address-schema';
import { findAddress, findLastAddress } from './repository';

type Deps = { readonly db: Db; readonly accountId: string };

/**
 * The address with which the form of an order begins: its own, or that of the account's last parcel in the same country.
 * `null` without one, and for a new gift, which goes to somebody else.
 */
export async function suggestAddress(
  orderId: string,
  { db, accountId }: Deps,
): Promise<Result<Address | null, 'not_found'>> {
  const order = await findOwnedOrder(db, orderId, accountId);
  if (!order) return fail('not_found');
  const own = await findAddress(db, orderId);
  const found = own ?? ((await isActiveGift(db, orderId)) ? null : await findLastAddress(db, accountId, order.country));
  if (!found) return ok(null);
  const { orderId: _, house: houseNumber, ...rest } = found;
  return ok({ ...rest, houseNumber });
}
