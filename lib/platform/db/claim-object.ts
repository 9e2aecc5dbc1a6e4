import { setTimeout as sleep } from 'node:timers/promises';
import type { Db, Tx } from './index';
import { confirmPendingObjects } from './pending-objects';

const RENEW_MS = 5000;
/** How often a process looks whether an object that another one makes is there. */
const LOOK_MS = 1000;
/** A process that renewed its claim this long is taken for stuck: any job has expired by then. */
const LONGEST_MS = 45 * 60_000;

/**
 * Claims an object that is about to be made, unless another process makes it. A claim that is not renewed for 15 seconds,
 * longer than a job without a heartbeat, belongs to a process that died; one from the future to a wrong clock. Only the
 * database's clock counts.
 */
async function claimObject(tx: Tx, key: string): Promise<boolean> {
  const claimed = await tx.$queryRaw<{ key: string }[]>`
    INSERT INTO pending_objects (key, created_at) VALUES (${key}, now())
    ON CONFLICT (key) DO UPDATE SET created_at = now()
      WHERE abs(extract(epoch FROM now() - pending_objects.created_at)) > 15
    RETURNING key`;
  return claimed.length > 0;
}

const renewClaim = (tx: Tx, key: string) =>
  tx.$executeRaw`UPDATE pending_objects SET created_at = now() WHERE key = ${key}`;

/** Lets another process claim the object. It stays registered: what may have been stored of it is swept. */
const releaseClaim = (tx: Tx, key: string) =>
  tx.$executeRaw`UPDATE pending_objects SET created_at = now() - interval '16 seconds' WHERE key = ${key}`;

/**
 * Runs `make` while no other process makes the same object, by its key in the store; waits for one that does. `make` looks
 * first whether the object is there by now. The claim is a pending object: it ends with the owner's row, and where `make`
 * throws, the sweep deletes what it may have stored. It holds no connection, so that it works behind a pooler.
 */
export async function withObjectClaim<T>(db: Db, key: string, make: () => Promise<T>): Promise<T> {
  while (!(await claimObject(db, key))) await sleep(LOOK_MS);
  const begun = performance.now();
  const renewing = setInterval(() => {
    // A renewal that fails leaves time for two more.
    if (performance.now() - begun < LONGEST_MS) renewClaim(db, key).catch(() => {});
  }, RENEW_MS);
  try {
    const made = await make();
    await confirmPendingObjects(db, [key]);
    return made;
  } catch (error) {
    // An error here must not hide the first one; the claim is free after 15 seconds in any case.
    await releaseClaim(db, key).catch(() => {});
    throw error;
  } finally {
    clearInterval(renewing);
  }
}
