import type { Db } from '@/lib/platform/db';
import { countQuality } from './count-quality';
import { listCountedTimes } from './repository';
import { QUALITY_PERIODS, RECOUNT_HOURS } from './view';

const HOUR_MS = 3_600_000;

type Deps = { readonly db: Db; readonly now: Date };

/** Counts each period again whose numbers are as old as they may become. */
export async function handleCountQuality({ db, now }: Deps): Promise<void> {
  const counted = new Map((await listCountedTimes(db)).map(({ days, countedAt }) => [days, countedAt]));
  for (const period of QUALITY_PERIODS) {
    // The job may begin some seconds before the hour is over.
    const dueBefore = now.getTime() - (RECOUNT_HOURS[period] - 0.5) * HOUR_MS;
    const countedAt = counted.get(period);
    if (!countedAt || countedAt.getTime() <= dueBefore) await countQuality(period, { db, now });
  }
}
