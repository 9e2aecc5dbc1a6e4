import { makeMailCover } from '@/lib/books/server';
import type { EmailCover } from '@/lib/email/server';
import type { Db } from '@/lib/platform/db';
import type { StoragePort } from '@/lib/providers/storage/port';
import { getOrderAddress } from '../order-address';
import type { OrderWithContact } from '../selects';

export type CoverDeps = { readonly db: Db; readonly storage: Pick<StoragePort, 'get'> };

/**
 * The cover of an order's book for a mail to its buyer. An address that was never opened may be mistyped, so that it
 * gets no advanced picture, which keeps the child's own face (rulings, "Flow").
 */
export async function makeOrderCover(
  order: OrderWithContact,
  title: string,
  deps: CoverDeps,
): Promise<EmailCover | null> {
  const { verified } = getOrderAddress(order);
  const jpeg = order.bookId ? await makeMailCover(order.bookId, { showsAdvanced: verified }, deps) : null;
  return jpeg && { jpeg, title };
}
