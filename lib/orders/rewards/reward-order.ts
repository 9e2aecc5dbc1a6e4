import type { CapabilityTable } from '@/lib/capabilities';
import type { Tx } from '@/lib/platform/db';
import type { Enqueue } from '@/lib/platform/jobs';
import { rewardFinalOrder } from '@/lib/rewards/server';
import type { OrderRow } from '../repository';
import { accountOrders } from './repository';

type Deps = {
  readonly enqueue: Enqueue;
  readonly now: Date;
  /** Tests pass their own. */
  readonly capabilities?: CapabilityTable | undefined;
};

/** Gives what an order earns, once it can no longer be cancelled: its digital book is made, or the printed one confirmed. */
export const rewardOrder = (
  tx: Tx,
  order: Pick<OrderRow, 'id' | 'accountId' | 'kind' | 'country'>,
  deps: Deps,
): Promise<void> => rewardFinalOrder(tx, order, { ...deps, orders: accountOrders });
