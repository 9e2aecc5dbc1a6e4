import type { Db } from '@/lib/platform/db';

/** Makes a step's book one of the first edition, as those are that were chosen before their story was a picture book. */
export const inFirstEdition =
  <Args extends readonly unknown[], Order extends { readonly bookId: string }>(
    shop: { readonly db: Db },
    step: (...args: Args) => Promise<Order>,
  ) =>
  async (...args: Args): Promise<Order> => {
    const order = await step(...args);
    await shop.db.book.update({ where: { id: order.bookId }, data: { edition: 1 } });
    return order;
  };
