import type { Tx } from '@/lib/platform/db';
import { refundMailInclude } from '../selects';

/** The order with where a message about its refund goes, and where it leads. */
export const findRefundedOrder = ({ order }: Tx, id: string) =>
  order.findUnique({ where: { id }, include: refundMailInclude });
