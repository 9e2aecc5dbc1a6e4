import type { TaskView } from '@/lib/books';
import type { OrderState } from '../states';

/** States that an order leaves within minutes without an action of the customer. */
export const UNFINISHED: readonly OrderState[] = ['awaiting_payment', 'paid', 'in_production'];

type OrderStatus = { readonly state: OrderState; readonly production: TaskView | null };

/** Whether this order will change without an action of the customer; the browser then follows its progress. */
export const isUnfinished = ({ state, production }: OrderStatus): boolean =>
  UNFINISHED.includes(state) || production?.state === 'queued' || production?.state === 'running';
