import type { Db } from '@/lib/platform/db';
import type { Enqueue } from '@/lib/platform/jobs';
import type { PrintHouseProfile } from '@/lib/typesetting';
import { remindConfirmations } from './confirmation/remind-confirmations';
import { watchNeededDays } from './confirmation/watch-needed-days';
import { watchShipments } from './shipments/watch-shipments';

type Deps = {
  readonly db: Db;
  readonly enqueue: Enqueue;
  readonly now: Date;
  /** The print house's file requirements. */
  readonly profile: PrintHouseProfile;
};

/** Every ten minutes, from the rows alone, whatever happened to their jobs. */
export async function handleWatchFulfilment(deps: Deps): Promise<void> {
  await remindConfirmations(deps);
  await watchNeededDays(deps);
  await watchShipments(deps);
}
