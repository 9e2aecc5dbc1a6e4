import type { Db } from '@/lib/platform/db';

const photo = { storageKey: true, consentTextVersion: true, consentLanguage: true, consentAt: true } as const;

const listExportedBooks = (db: Db, accountId: string) =>
  db.book.findMany({
    where: { accountId, deletedAt: null },
    orderBy: { createdAt: 'asc' },
    select: {
      catalogueId: true,
      language: true,
      childName: true,
      gender: true,
      age: true,
      dedication: true,
      createdAt: true,
      updatedAt: true,
      character: true,
      pages: { select: { key: true, text: true } },
      photos: { where: { deletedAt: null }, select: { ...photo, deleteAfter: true } },
      dedicationPhoto: { select: photo },
    },
  });

const listExportedOrders = (db: Db, accountId: string) =>
  db.order.findMany({
    where: { accountId },
    orderBy: { createdAt: 'asc' },
    select: {
      number: true,
      state: true,
      email: true,
      totalMinor: true,
      currency: true,
      createdAt: true,
      paidAt: true,
      lines: { select: { priceId: true, quantity: true, unitMinor: true } },
      address: { omit: { orderId: true } },
      gift: { select: { recipientName: true, recipientEmail: true } },
    },
  });

/** What an account's owner gave the shop, as rows; storage keys stay inside. */
export async function getExportedRows(db: Db, accountId: string) {
  const account = await db.account.findUniqueOrThrow({
    where: { id: accountId },
    select: { phone: true, email: true, emailVerifiedAt: true, country: true, language: true, createdAt: true },
  });
  const [consents, books, orders, requests] = await Promise.all([
    db.consent.findMany({ where: { accountId }, orderBy: { at: 'asc' }, omit: { id: true, accountId: true } }),
    listExportedBooks(db, accountId),
    listExportedOrders(db, accountId),
    db.supportRequest.findMany({
      where: { OR: [{ order: { accountId } }, { phone: account.phone }] },
      select: { topic: true, description: true, createdAt: true },
    }),
  ]);
  const photoKeys: string[] = [];
  const toPhoto = <Row extends { readonly storageKey: string | null }>({ storageKey, ...row }: Row) => ({
    // A photo that was read on the parent's device was never sent.
    file: storageKey && `photos/${photoKeys.push(storageKey)}.jpg`,
    ...row,
  });
  const data = {
    account,
    consents,
    books: books.map(({ photos, dedicationPhoto, ...book }) => ({
      ...book,
      photos: photos.map(toPhoto),
      dedicationPhoto: dedicationPhoto && toPhoto(dedicationPhoto),
    })),
    orders,
    messages: requests,
  };
  return { data, photoKeys };
}
