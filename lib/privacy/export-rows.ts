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
      relativeName: true,
      relativeGender: true,
      secondName: true,
      secondGender: true,
      secondAge: true,
      thirdName: true,
      thirdGender: true,
      thirdAge: true,
      birthday: true,
      gender: true,
      age: true,
      dedication: true,
      createdAt: true,
      updatedAt: true,
      character: true,
      pages: { select: { key: true, text: true, subtitle: true, texts: true } },
      photos: { where: { deletedAt: null }, select: { hero: true, ...photo, deleteAfter: true } },
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
      gift: { omit: { orderId: true } },
      reprints: { select: { reason: true, description: true, createdAt: true } },
    },
  });

/** The classes and batches of the account, and what its owner ordered as an employee. */
const listExportedGroups = async (db: Db, accountId: string, employeePhone: string) => ({
  classes: await db.kindergartenOrder.findMany({
    where: { accountId },
    omit: { id: true, deviceId: true, accountId: true, orderId: true, classToken: true },
    // What a parent added by the link is that parent's.
    include: { children: { where: { addedByLink: false }, select: { fullName: true } } },
  }),
  companies: await db.companyBatch.findMany({
    where: { accountId },
    omit: { id: true, accountId: true, orderId: true, linkToken: true, logoKey: true },
  }),
  employeeOrders: await db.companySubmission.findMany({
    where: { employeePhone },
    omit: { id: true, batchId: true, bookId: true, tokenHash: true },
  }),
});

type Ordered = { readonly id: string; readonly number: string };

/** When the staff looked at a drawn page of these orders, and why. */
async function listExportedLooks(db: Db, orders: readonly Ordered[]) {
  const looks = await db.staffAction.findMany({
    where: { subject: 'order', subjectId: { in: orders.map(({ id }) => id) }, action: 'look', outcome: 'done' },
    orderBy: { id: 'asc' },
    select: { subjectId: true, at: true, reason: true, data: true },
  });
  const numbers = new Map(orders.map(({ id, number }) => [id, number]));
  return looks.map(({ subjectId, at, reason, data }) => ({
    order: numbers.get(subjectId),
    at,
    reason,
    ...(data as { page: string }),
  }));
}

/** Orders of the account, and those of a group that hold its owner's books. */
const listLookedOrders = (db: Db, accountId: string) =>
  db.order.findMany({
    where: { OR: [{ accountId }, { book: { accountId } }] },
    select: { id: true, number: true },
  });

/** The offers and books that the account's owner asked to be told of. */
const listExportedReminders = async (db: Db, accountId: string, email: string | null) => {
  const where = { OR: [{ accountId }, ...(email ? [{ email: email.toLowerCase() }] : [])] };
  return {
    offerReminders: await db.partnerReminder.findMany({
      where,
      select: { partner: true, email: true, consentAt: true },
    }),
    bookAlerts: await db.bookAlert.findMany({ where, select: { catalogueId: true, email: true, consentAt: true } }),
  };
};

/** What the account earned and said. */
const listExportedRewards = async (db: Db, accountId: string) => ({
  review: await db.review.findUnique({ where: { accountId }, omit: { id: true, accountId: true } }),
  credits: await db.creditEntry.findMany({
    where: { accountId },
    select: { reason: true, amount: true, createdAt: true },
    orderBy: { createdAt: 'asc' },
  }),
  coupons: await db.coupon.findMany({
    where: { accountId },
    select: { code: true, kind: true, percentOff: true, createdAt: true, expiresAt: true },
    orderBy: { createdAt: 'asc' },
  }),
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
      where: { OR: [{ accountId }, { order: { accountId } }, { phone: account.phone }] },
      select: {
        topic: true,
        email: true,
        phone: true,
        description: true,
        createdAt: true,
        messages: { orderBy: { createdAt: 'asc' }, select: { email: true, text: true, createdAt: true } },
      },
    }),
  ]);
  const groups = await listExportedGroups(db, accountId, account.phone);
  const rewards = await listExportedRewards(db, accountId);
  const reminders = await listExportedReminders(db, accountId, account.emailVerifiedAt && account.email);
  const pictureLooks = await listExportedLooks(db, await listLookedOrders(db, accountId));
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
    pictureLooks,
    ...groups,
    ...rewards,
    ...reminders,
  };
  return { data, photoKeys };
}
