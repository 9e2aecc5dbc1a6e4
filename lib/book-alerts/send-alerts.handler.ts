import { findEdition, findEditionForSale, type PlacedOverride } from '@/lib/catalogue';
import { listOverrides } from '@/lib/catalogue/server';
import { deliverEach, iterateBatches, type NoticeDeps, renderEmail, sendNotice } from '@/lib/email/server';
import { localePath } from '@/lib/markets';
import { getAlertUnsubscribeFragment } from './alert';
import * as repo from './repository';

type Deps = NoticeDeps & {
  readonly shopUrl: string;
  /** Whether this book is released; its market by default, tests override it. */
  readonly isReleased?: (book: repo.AwaitedBook) => boolean;
};

/** Whether the edition is for sale in a market: not retired, not off sale and no longer only announced. */
function isEditionReleased({ catalogueId, country }: repo.AwaitedBook, overrides: readonly PlacedOverride[]): boolean {
  const book = findEditionForSale(
    catalogueId,
    overrides.filter((override) => override.country === country),
  );
  return book !== null && !book.comingSoon;
}

/** Renders the mail about a released book in the subscriber's language and market. */
function renderAlertEmail({ id, catalogueId, country, language }: repo.AlertRow, shopUrl: string) {
  const page = `${shopUrl}${localePath(country, language, `/books/${catalogueId}`)}`;
  return renderEmail('bookOut', language, {
    bookTitle: findEdition(catalogueId)?.title ?? '',
    bookUrl: page,
    unsubscribeUrl: `${page}${getAlertUnsubscribeFragment(id)}`,
  });
}

/** Sends each subscriber of a released book one mail and deletes the address. Throws to retry when mails failed. */
export async function handleSendAlerts({ isReleased, shopUrl, ...deps }: Deps): Promise<void> {
  const overrides = await listOverrides(deps.db);
  const books = (await repo.listAwaitedBooks(deps.db)).filter(
    isReleased ?? ((book) => isEditionReleased(book, overrides)),
  );
  if (books.length === 0) return;
  const sendOne = async ({ id }: { readonly id: string }) => {
    const alert = await repo.findAlert(deps.db, id);
    if (!alert) return 'skipped';
    const render = () => renderAlertEmail(alert, shopUrl);
    return sendNotice({ kind: repo.ALERT_EMAIL, ...alert }, render, deps, repo.deleteAlert);
  };
  const alerts = iterateBatches((afterId, take) => repo.listAlertsAfter(deps.db, books, afterId, take));
  await deliverEach(alerts, sendOne, 'alerts');
}
