import type { Db } from '@/lib/platform/db';
import { readTables } from '@/lib/platform/http';
import { describeError, log } from '@/lib/platform/logging/log';
import type { StoragePort } from '@/lib/providers/storage/port';
import type { QueueCount } from '../jobs/queue';

type Parts = {
  readonly db: Db;
  readonly storage: Pick<StoragePort, 'exists'>;
  readonly countJobs: () => Promise<readonly QueueCount[]>;
};

const TIMEOUT_MS = 3000;

const withTimeout = (check: Promise<unknown>): Promise<unknown> =>
  Promise.race([
    check,
    new Promise((_, reject) => setTimeout(() => reject(new Error('no answer in time')), TIMEOUT_MS).unref()),
  ]);

/** The parts that the shop cannot work without and that do not answer; empty: ready. */
export async function findFailingParts({ db, storage, countJobs }: Parts): Promise<readonly string[]> {
  const checks: Readonly<Record<string, () => Promise<unknown>>> = {
    // A database without migrations is not ready.
    database: () => readTables(db),
    storage: () => storage.exists('health/none'),
    queue: countJobs,
  };
  const results = await Promise.all(
    Object.entries(checks).map(async ([part, check]) => {
      try {
        await withTimeout(check());
        return [];
      } catch (error) {
        log.error({ part, ...describeError(error) }, 'not ready');
        return [part];
      }
    }),
  );
  return results.flat();
}
