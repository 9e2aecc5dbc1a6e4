import type { z } from 'zod';
import { findEditionForSale } from '@/lib/catalogue';
import { listMarketOverrides } from '@/lib/catalogue/server';
import { findExpiredNotices } from '@/lib/email/server';
import type { CountryCode } from '@/lib/markets';
import type { Db } from '@/lib/platform/db';
import { fail, ok, type Result } from '@/lib/platform/result';
import { ALERT_CONSENT_VERSION, ALERT_MONTHS, type AlertCreated, type AlertDeleted } from './alert';
import { ALERT_EMAIL, deleteAlert, deleteAlerts, upsertAlert } from './repository';
import type { alertSchema } from './schema';

/** Who asks: the row is deleted with the account, although nobody has confirmed the address. */
type Asker = { readonly accountId: string | null; readonly deviceId: string };

/** Whether a market announces the edition, by the code or by the desk. */
const isEditionAnnounced = async (db: Db, catalogueId: number, country: CountryCode): Promise<boolean> =>
  findEditionForSale(catalogueId, await listMarketOverrides(db, country))?.comingSoon === true;

type Deps = {
  readonly db: Db;
  readonly now: Date;
  readonly asker: Asker;
  /** Whether a book is announced and not yet for sale: what its market says unless told. */
  readonly isAnnounced?: (catalogueId: number) => boolean;
};

/**
 * Stores an address until its book is released. A bot that filled in the honeypot gets the same answer. Fails with
 * `book_not_available` for a book that is not announced.
 */
export async function createAlert(
  { website, consent: _, ...fields }: z.output<typeof alertSchema>,
  { db, now, asker, isAnnounced }: Deps,
): Promise<Result<AlertCreated, 'book_not_available'>> {
  const { catalogueId, country } = fields;
  const announced = isAnnounced ? isAnnounced(catalogueId) : await isEditionAnnounced(db, catalogueId, country);
  if (!announced) return fail('book_not_available');
  const consented = { consentVersion: ALERT_CONSENT_VERSION, consentAt: now };
  if (website === '') await upsertAlert(db, { ...fields, ...consented, ...asker });
  return ok({ stored: true });
}

/** Deletes an address on request; the answer is the same if it is already gone. */
export async function unsubscribeAlert(id: string, { db }: { readonly db: Db }): Promise<Result<AlertDeleted, never>> {
  await deleteAlert(db, id);
  return ok({ forgotten: true });
}

/** Deletes addresses whose book was not released in time, and those whose mail job died. */
export async function purgeAlerts(db: Db, now: Date): Promise<void> {
  await deleteAlerts(db, await findExpiredNotices(db, ALERT_EMAIL, ALERT_MONTHS, now));
}
