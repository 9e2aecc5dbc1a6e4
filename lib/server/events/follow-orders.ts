import type { OrdersProgress } from '@/lib/orders';
import { getOrderProgress } from '@/lib/orders/server';
import type { Db } from '@/lib/platform/db';
import type { Topic } from './hub';
import { type Followed, IDLE_POLL_MS } from './stream';

type Deps = { readonly db: Db; readonly accountId: string };

const MIN_INTERVAL_MS = 250;

/** Payment and production progress of one order, or of all listed orders of the account. */
export async function followOrders(deps: Deps, orderId?: string): Promise<Followed<OrdersProgress> | null> {
  const found = await getOrderProgress(deps, orderId);
  if (!found) return null;
  const topics: Topic[] = [
    ...found.orderIds.map((id) => `order:${id}` as const),
    ...found.bookIds.map((id) => `book:${id}` as const),
  ];
  return {
    topics,
    load: async () => {
      const followed = await getOrderProgress(deps, orderId);
      return (
        followed && {
          ...followed,
          pollMs: IDLE_POLL_MS,
          getMinIntervalMs: (topic) => (topic === null ? 0 : MIN_INTERVAL_MS),
        }
      );
    },
  };
}
