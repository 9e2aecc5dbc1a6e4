import { adoptClassBooks, getAdoptableSince } from '@/lib/books/server';
import type { Tx } from '@/lib/platform/db';
import { type ClassSelection, lockUnownedClasses, setClassAccount } from './repository';

type Adopter = { readonly deviceId: string; readonly accountId: string };

/**
 * After verification: moves the classes that were worked on at this device within a day to the account. The computer of
 * a school is shared, so an older one is not moved until its teacher orders it.
 */
export const adoptClasses = (tx: Tx, adopter: Adopter, now: Date): Promise<void> =>
  adopt(tx, adopter, { touchedSince: getAdoptableSince(now) });

/** Moves the class that a signed-in teacher orders to the account, whatever its age; another device's class stays. */
export const claimClass = (tx: Tx, classId: string, adopter: Adopter): Promise<void> => adopt(tx, adopter, { classId });

/** A child whom a parent added stays the parent's. Adopting does not count as work: the expiry of the books stays. */
async function adopt(tx: Tx, { deviceId, accountId }: Adopter, which: ClassSelection): Promise<void> {
  for (const { id } of await lockUnownedClasses(tx, deviceId, which)) {
    await setClassAccount(tx, id, accountId);
    await adoptClassBooks(tx, id, accountId);
  }
}
