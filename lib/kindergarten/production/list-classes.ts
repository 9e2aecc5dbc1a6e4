import type { OrderState } from '@/lib/orders';
import type { Db } from '@/lib/platform/db';
import { listOrderedClasses, type OrderedClassRow } from '../ordering/repository';
import type { ClassSummary } from './books-view';

const ENDED: readonly OrderState[] = ['cancelled', 'refunded'];
const BEING_MADE: readonly OrderState[] = ['paid', 'in_production'];

function toSummary({ id, kindergartenName, country, language, order }: OrderedClassRow): readonly ClassSummary[] {
  if (!order?.paidAt) return [];
  const living = order.groupParts.filter(({ state }) => !ENDED.includes(state));
  // Books to be printed are shown once all of them are drawn.
  const isMade = ({ state }: (typeof living)[number]) =>
    order.tier === 'digital' ? !BEING_MADE.includes(state) : order.state !== 'paid';
  return [
    {
      classId: id,
      kindergartenName,
      country,
      language,
      orderNumber: order.number,
      state: order.state,
      format: order.tier === 'digital' ? 'digital' : 'printed',
      paidAt: order.paidAt.toISOString(),
      total: living.length,
      done: living.filter(isMade).length,
    },
  ];
}

/** The classes that an account has paid for, newest first (`/my-books`); their books are not listed one by one. */
export const listClasses = async ({
  db,
  accountId,
}: {
  readonly db: Db;
  readonly accountId: string;
}): Promise<readonly ClassSummary[]> => (await listOrderedClasses(db, accountId)).flatMap(toSummary);
