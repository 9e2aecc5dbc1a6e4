import { getPreviewScreen, hasNoCharacter } from '@/components/preview/get-preview-screen';
import { findBookToRead, findOwnedPreviewPage, isBoughtBook, redactForViewer, toPreviewView } from '@/lib/books/server';
import type { Served, ServedData } from '@/lib/client/api/served-data';
import { findOfferDays } from '@/lib/partners/server';
import type { ErrorCode } from '@/lib/platform/errors';
import { isUuid } from '@/lib/platform/ids';
import { getDraftView, getOwner } from '@/lib/server/api/owner';
import { type PageVisit, readForPage, toServedData } from '@/lib/server/api/page';
import { getVerificationStatus } from '@/lib/server/api/visitor';

/** `refused`: the visitor has no such book; `noCharacter`: its hero must first be created in the wizard. */
export type PreviewData =
  | { readonly kind: 'refused'; readonly code: ErrorCode }
  | { readonly kind: 'noCharacter' }
  | { readonly kind: 'book'; readonly served: Served };

/** Data of `/preview/{bookId}` for the step in its URL; `null` if reading failed. */
export const getPreviewData = (bookId: string, step: string | null) =>
  readForPage(async (visit): Promise<PreviewData> => {
    const { shop, now } = visit;
    const owner = getOwner(visit);
    const book = isUuid(bookId) ? await findOwnedPreviewPage(shop.db, bookId, owner) : null;
    if (!book) return { kind: 'refused', code: await findRefusal(bookId, visit) };
    const draft = await getDraftView(book, visit);
    if (hasNoCharacter(draft)) return { kind: 'noCharacter' };
    const showsReader = getPreviewScreen(draft, step) === 'book';
    const days = await findOfferDays(shop.db, showsReader ? book.offer : null);
    const preview = showsReader
      ? await toPreviewView(redactForViewer(book, owner), shop.storage.signedUrl, now, days)
      : null;
    return { kind: 'book', served: servedBook(visit, bookId, { draft, preview }) };
  });

/** A mail about a bought book may be opened where its buyer is signed out. */
async function findRefusal(bookId: string, { shop, visitor }: PageVisit): Promise<ErrorCode> {
  const book = isUuid(bookId) && !visitor.account ? await findBookToRead(shop.db, bookId) : null;
  return book && isBoughtBook(book) ? 'authentication_required' : 'not_found';
}

function servedBook(visit: PageVisit, bookId: string, { draft, preview }: Readonly<Record<string, unknown>>): Served {
  const reader: ServedData = preview
    ? {
        [`/api/books/${bookId}/preview`]: preview,
        '/api/auth/verification-status': getVerificationStatus(visit.visitor),
      }
    : {};
  return toServedData(visit, { [`/api/books/${bookId}`]: draft, ...reader });
}
