import { forgetAlertFragment } from '@/lib/book-alerts';
import type { AlertRow } from '@/lib/book-alerts/server';
import { bookById } from '@/lib/catalogue';
import { renderMail } from '@/lib/mails';
import { localePath } from '@/lib/markets';

/** The mail that says that a book is out, in the language and market of whoever asked. */
export function renderAlertMail({ id, catalogueId, country, language }: AlertRow, shopUrl: string) {
  const page = `${shopUrl}${localePath(country, language, `/books/${catalogueId}`)}`;
  return renderMail('bookOut', language, {
    bookTitle: bookById(catalogueId)?.title ?? '',
    bookUrl: page,
    forgetUrl: `${page}${forgetAlertFragment(id)}`,
  });
}
