import { getEditor } from '@/lib/orders/server';
import type { Db } from '@/lib/platform/db';
import type { Enqueue } from '@/lib/platform/jobs';
import { unwrap } from './draft-flow';
import { NOW } from './time';

type Order = { readonly id: string; readonly accountId: string; readonly bookId: string };

/** The editor of a paid book, as its owner uses it. */
export function createEditorFlow(shop: { readonly db: Db; readonly enqueue: Enqueue }) {
  const depsOf = ({ accountId }: Pick<Order, 'accountId'>) => ({
    db: shop.db,
    accountId,
    enqueue: shop.enqueue,
    now: NOW,
    sign: async (key: string) => `/files/${key}`,
  });
  const editor = async (order: Order) => unwrap(await getEditor(order.id, depsOf(order)));
  return {
    depsOf,
    editor,
    async pageOf(order: Order, key: string) {
      const page = (await editor(order)).pages.find((one) => one.key === key);
      if (!page) throw new Error(`The editor shows no page ${key}.`);
      return page;
    },
    /** A drawn picture of a page, as the worker stores it. */
    async drawn(bookId: string, pageKey: string, variation: number): Promise<void> {
      const { revision } = await shop.db.book.findUniqueOrThrow({ where: { id: bookId } });
      const storageKey = `pictures/${bookId}/${pageKey}-${variation}.jpg`;
      const size = { revision, model: 'regular', sizePx: 1000, provider: 'local' } as const;
      await shop.db.illustration.create({ data: { bookId, pageKey, variation, storageKey, ...size } });
    },
  };
}

export type EditorOrder = Order;
