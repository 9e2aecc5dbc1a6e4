import { findDownload, updateDownloadExpiry } from '@/lib/books/server';
import type { Db } from '@/lib/platform/db';
import { fail, ok, type Result } from '@/lib/platform/result';
import { readToken, signToken } from '@/lib/platform/tokens';
import { COMPANY_DOWNLOAD_DAYS, DOWNLOAD_DAYS } from './limits';
import * as repo from './repository';
import type { OrderState } from './states';

const DAY_MS = 86_400_000;

export const getDownloadExpiry = (now: Date, kind?: repo.OrderRow['kind']): Date =>
  new Date(now.getTime() + (kind === 'company' ? COMPANY_DOWNLOAD_DAYS : DOWNLOAD_DAYS) * DAY_MS);

/** Remaining days, rounded up; 0 when the link has expired. */
export const getDaysRemaining = (expiresAt: Date, now: Date): number =>
  Math.max(0, Math.ceil((expiresAt.getTime() - now.getTime()) / DAY_MS));

/** The e-mailed link: it contains the download's id, and the database holds the expiry, so that it can be renewed. */
export const getDownloadPath = (secret: string, downloadId: string): string =>
  `/api/downloads/${signToken(secret, 'download', downloadId)}`;

type DownloadStatus = {
  readonly state: OrderState;
  readonly payments: readonly { readonly disputedAt: Date | null }[];
};

/** Refunded or disputed: the file is no longer available. */
export const isRevoked = ({ state, payments }: DownloadStatus): boolean =>
  state === 'refunded' || state === 'cancelled' || payments.some(({ disputedAt }) => disputedAt);

type DownloadFile = {
  readonly storageKey: string;
  readonly bookId: string;
  readonly country: string;
  readonly language: string;
};

/** The file of an e-mailed link. */
export async function openDownload(
  token: string,
  deps: { readonly db: Db; readonly secret: string | readonly string[]; readonly now: Date },
): Promise<Result<DownloadFile, 'not_found' | 'link_expired'>> {
  const id = readToken(deps.secret, 'download', token);
  const download = id ? await findDownload(deps.db, id) : null;
  if (!download) return fail('not_found');
  if (isRevoked(download.order)) return fail('not_found');
  const { country, language } = download.order;
  if (download.expiresAt <= deps.now) return fail('link_expired', { country, language });
  return ok({ storageKey: download.storageKey, bookId: download.bookId, country, language });
}

/** Extends the link by seven days for the owner (§4 download: renewed by one click). */
export async function renewDownload(
  orderId: string,
  deps: { readonly db: Db; readonly accountId: string; readonly now: Date },
): Promise<Result<{ readonly expiresAt: Date }, 'not_found'>> {
  const order = await repo.findOwnedOrderWithFiles(deps.db, orderId, deps.accountId);
  if (!order?.downloads[0] || isRevoked(order)) return fail('not_found');
  const expiresAt = getDownloadExpiry(deps.now);
  await updateDownloadExpiry(deps.db, orderId, deps.now, expiresAt);
  return ok({ expiresAt });
}
