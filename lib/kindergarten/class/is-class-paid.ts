import { isOrderPaid } from '@/lib/orders/server';
import type { Tx } from '@/lib/platform/db';
import type { ClassRow } from '../repository';

/** Whether its books are paid for: nothing is collected any more. */
export const isClassPaid = async (tx: Tx, { orderId }: Pick<ClassRow, 'orderId'>): Promise<boolean> =>
  orderId !== null && (await isOrderPaid(tx, orderId));
