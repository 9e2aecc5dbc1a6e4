import type { Db } from '@/lib/platform/db';
import { insertManyChanges } from '@/tests/database/support/many-changes';
import { insertManyCustomers, insertManyJobs } from '@/tests/database/support/many-customers';
import { insertManyEvents } from '@/tests/database/support/many-events';
import { insertManyGroups } from '@/tests/database/support/many-groups';
import { insertManyOrders } from '@/tests/database/support/many-orders';
import { isQuick } from '../results/runs';

/** What a shop of some years holds. */
export const SCALE = isQuick
  ? ({ accounts: 20_000, books: 60_000, spreads: 100_000, orders: 40_000 } as const)
  : ({ accounts: 100_000, books: 300_000, spreads: 1_000_000, orders: 200_000 } as const);

/** Fills an empty database by SQL, in seconds to a minute. */
export async function fillDatabase(db: Db): Promise<void> {
  await insertManyOrders(db, SCALE);
  await insertManyEvents(db);
  await insertManyGroups(db);
  await insertManyChanges(db);
  await insertManyCustomers(db, SCALE.spreads);
  await insertManyJobs(db, SCALE.orders / 2);
}
