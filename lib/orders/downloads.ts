import type { Db } from '@/lib/platform/db';
import { sign, unsign } from '@/lib/platform/ids';
import { fail, ok, type Result } from '@/lib/platform/result';
import { DOWNLOAD_DAYS } from './limits';
import * as repo from './repo';
import type { OrderState } from './states';

const DAY_MS = 86_400_000;

export const downloadExpiry = (now: Date): Date => new Date(now.getTime() + DOWNLOAD_DAYS * DAY_MS);

/** Whole days that are left, rounded up; 0 when the link has expired. */
export const daysRemaining = (expiresAt: Date, now: Date): number =>
  Math.max(0, Math.ceil((expiresAt.getTime() - now.getTime()) / DAY_MS));

/** The messaged link: it names the download, and the database says until when it works, so that it can be renewed. */
export const downloadPath = (secret: string, downloadId: string): string =>
  `/api/downloads/${sign(secret, 'download', downloadId)}`;

type Standing = { readonly state: OrderState; readonly payments: readonly { readonly disputedAt: Date | null }[] };

/** The money went back, or the customer's bank wants it back: the file is not handed out. */
export const isTakenBack = ({ state, payments }: Standing): boolean =>
  state === 'refunded' || state === 'cancelled' || payments.some(({ disputedAt }) => disputedAt);

type Found = {
  readonly storageKey: string;
  readonly bookId: string;
  readonly country: string;
  readonly language: string;
};

/** The file behind a messaged link. */
export async function openDownload(
  token: string,
  deps: { readonly db: Db; readonly secret: string | readonly string[]; readonly now: Date },
): Promise<Result<Found, 'not_found' | 'link_expired'>> {
  const id = unsign(deps.secret, 'download', token);
  const download = id ? await repo.downloadById(deps.db, id) : null;
  if (!download) return fail('not_found');
  if (isTakenBack(download.order)) return fail('not_found');
  const { country, language } = download.order;
  if (download.expiresAt <= deps.now) return fail('link_expired', { country, language });
  return ok({ storageKey: download.storageKey, bookId: download.bookId, country, language });
}

/** Seven more days for the owner (rulings, "download": renewed by one click). */
export async function renewDownload(
  orderId: string,
  deps: { readonly db: Db; readonly accountId: string; readonly now: Date },
): Promise<Result<{ readonly expiresAt: Date }, 'not_found'>> {
  const order = await repo.ownedOrder(deps.db, orderId, deps.accountId);
  if (!order?.downloads[0] || isTakenBack(order)) return fail('not_found');
  const expiresAt = downloadExpiry(deps.now);
  await repo.renewDownload(deps.db, orderId, deps.now, expiresAt);
  return ok({ expiresAt });
}
