import { findEdition } from '@/lib/catalogue';
import { deliverEach, iterateBatches, type NoticeDeps, renderEmail, sendNotice } from '@/lib/email/server';
import { localePath } from '@/lib/markets';
import { getAlertUnsubscribeFragment } from './alert';
import * as repo from './repository';

type Deps = NoticeDeps & {
  readonly shopUrl: string;
  /** Whether this book is released; the catalogue by default, tests override it. */
  readonly isReleased?: (catalogueId: number) => boolean;
};

/** Whether the edition is for sale: in the catalogue, not retired and no longer only announced. */
function isEditionReleased(catalogueId: number): boolean {
  const book = findEdition(catalogueId);
  return book !== null && !book.comingSoon && !book.retired;
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
export async function handleSendAlerts({ isReleased = isEditionReleased, shopUrl, ...deps }: Deps): Promise<void> {
  const books = (await repo.listBooksWithAlerts(deps.db)).filter(isReleased);
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
