import type { OrderView } from '@/lib/orders';
import { getOrderStatus } from './order-status';

/** Where an ordered book's one button leads, with the message key of its words below `orders.shelf`. */
export type MainAction = {
  readonly label: 'look' | `next.${ReturnType<typeof getOrderStatus>}`;
  readonly path: string;
};

/** The one thing to do with a book in My books: pay, approve, read, or see where it is. */
export function getMainAction(order: Pick<OrderView, 'id' | 'state' | 'progress' | 'book'>): MainAction {
  const { id, book } = order;
  const status = getOrderStatus(order);
  if (status === 'incomplete') return { label: `next.${status}`, path: `/checkout/${id}` };
  if (status === 'confirm') return { label: `next.${status}`, path: `/confirm/${id}` };
  if (status === 'completed' && book) return { label: 'look', path: `/preview/${book.id}` };
  return { label: `next.${status}`, path: `/order-confirmation/${id}` };
}

/** What stands in the menu of a book; `deleteLater` is a note. */
export type OrderAction =
  | 'look'
  | 'edit'
  | 'download'
  | 'upgrade'
  | 'another'
  | 'order'
  | 'receipt'
  | 'deletePhoto'
  | 'deleteBook'
  | 'deleteLater';

type ListedOrder = Pick<
  OrderView,
  'id' | 'state' | 'progress' | 'book' | 'editable' | 'download' | 'upgradeMinor' | 'paidAt' | 'deletable'
>;

/** The other things that can be done with a book in My books, the rarest last. */
export function listOrderActions(order: ListedOrder): readonly OrderAction[] {
  const { book, editable, download, upgradeMinor, paidAt, deletable } = order;
  const { label, path } = getMainAction(order);
  const actions: readonly (readonly [OrderAction, boolean])[] = [
    ['look', book !== null && label !== 'look'],
    ['edit', editable],
    ['download', download !== null && !download.expired],
    ['upgrade', upgradeMinor !== null],
    ['another', paidAt !== null && book !== null],
    ['order', paidAt !== null && !path.startsWith('/order-confirmation')],
    ['receipt', paidAt !== null],
    ['deletePhoto', Boolean(book?.photoUntil)],
    ['deleteBook', book !== null && deletable],
    ['deleteLater', book !== null && !deletable],
  ];
  return actions.filter(([, available]) => available).map(([action]) => action);
}
