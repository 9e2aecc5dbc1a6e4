import type { Owner } from '@/lib/books/server';
import type { Prisma, Tx } from '@/lib/platform/db';

/** What a teacher sees of a child: never the photo of one whom a parent added. */
const childInclude = {
  book: {
    select: {
      id: true,
      deviceId: true,
      accountId: true,
      childName: true,
      gender: true,
      age: true,
      language: true,
      catalogueId: true,
      character: true,
      characterApprovedAt: true,
      unsureTraits: true,
      revision: true,
      imageModel: true,
      portraitVariation: true,
      photos: {
        where: { hero: 'first', deletedAt: null, inUse: true },
        orderBy: { createdAt: 'desc' },
        take: 1,
        select: { storageKey: true },
      },
      illustrations: {
        where: { pageKey: 'portrait', model: 'regular' },
        select: { model: true, variation: true, revision: true, sizePx: true, storageKey: true, pageKey: true },
      },
      tasks: {
        where: { kind: 'character' },
        select: {
          kind: true,
          revision: true,
          state: true,
          stage: true,
          done: true,
          total: true,
          errorCode: true,
        },
      },
    },
  },
} as const satisfies Prisma.KindergartenChildInclude;

const classInclude = {
  children: { orderBy: [{ position: 'asc' }, { id: 'asc' }], include: childInclude },
} as const satisfies Prisma.KindergartenOrderInclude;

export type ClassRow = Prisma.KindergartenOrderGetPayload<{ include: typeof classInclude }>;
export type ClassChildRow = ClassRow['children'][number];

/** The teacher's own class: of this device until a phone is verified, then of the account. */
const ownedWhere = ({ deviceId, accountId }: Owner): Prisma.KindergartenOrderWhereInput => ({
  OR: [{ accountId: null, deviceId }, ...(accountId ? [{ accountId }] : [])],
});

export const findOwnedClass = (tx: Tx, id: string, owner: Owner): Promise<ClassRow | null> =>
  tx.kindergartenOrder.findFirst({ where: { id, ...ownedWhere(owner) }, include: classInclude });

/** What is not paid for yet. */
const unpaidWhere = (owner: Owner): Prisma.KindergartenOrderWhereInput => ({
  AND: [ownedWhere(owner), { OR: [{ orderId: null }, { order: { paidAt: null } }] }],
});

/** The class that was worked on last and is not paid for. */
export const findCurrentClass = (tx: Tx, owner: Owner): Promise<ClassRow | null> =>
  tx.kindergartenOrder.findFirst({ where: unpaidWhere(owner), orderBy: { updatedAt: 'desc' }, include: classInclude });

/** The name and the number of children of that class. */
export const summarizeCurrentClass = (tx: Tx, owner: Owner) =>
  tx.kindergartenOrder.findFirst({
    where: unpaidWhere(owner),
    orderBy: { updatedAt: 'desc' },
    select: { kindergartenName: true, _count: { select: { children: true } } },
  });

/** What the mail with the parents' link says; `null` when the class is gone. */
export const findLinkedClass = (tx: Tx, id: string) =>
  tx.kindergartenOrder.findUnique({
    where: { id },
    select: {
      country: true,
      language: true,
      kindergartenName: true,
      email: true,
      classToken: true,
      linkClosesAt: true,
    },
  });

export const findClassByToken = (tx: Tx, classToken: string): Promise<ClassRow | null> =>
  tx.kindergartenOrder.findUnique({ where: { classToken }, include: classInclude });

/** Locks the class until the transaction ends, so that children are added one request after the other. */
export const lockClass = (tx: Tx, id: string) =>
  tx.$queryRaw`SELECT id FROM kindergarten_orders WHERE id = ${id}::uuid FOR UPDATE`;

export const insertClass = (tx: Tx, data: Prisma.KindergartenOrderUncheckedCreateInput): Promise<ClassRow> =>
  tx.kindergartenOrder.create({ data, include: classInclude });

export const updateClass = (tx: Tx, id: string, data: Prisma.KindergartenOrderUncheckedUpdateInput) =>
  tx.kindergartenOrder.update({ where: { id }, data, include: classInclude });

export const deleteClassRow = (tx: Tx, id: string) => tx.kindergartenOrder.deleteMany({ where: { id } });

export const insertChild = (tx: Tx, data: Prisma.KindergartenChildUncheckedCreateInput) =>
  tx.kindergartenChild.create({ data, select: { id: true } });

/** Remembers the file that a child's photo is made of. */
export const setChildFile = (tx: Tx, id: string, fileSha256: string) =>
  tx.kindergartenChild.update({ where: { id }, data: { fileSha256 }, select: { id: true } });

/** What the school of a child declared; `null` for a book of no class, and for a child that a parent added by the link. */
export const findSchoolDeclaration = ({ kindergartenOrder }: Tx, bookId: string) =>
  kindergartenOrder.findFirst({
    where: { children: { some: { bookId, addedByLink: false } } },
    select: { declarationVersion: true, declarationLanguage: true },
  });

/** What only the class knows of a child, beside its book. */
export const updateChild = (tx: Tx, id: string, data: Prisma.KindergartenChildUncheckedUpdateInput) =>
  tx.kindergartenChild.update({ where: { id }, data, select: { id: true } });

/** Of these ids, those that some class has already. */
export const listKnownChildren = (tx: Tx, ids: readonly string[]) =>
  tx.kindergartenChild.findMany({ where: { id: { in: [...ids] } }, select: { id: true, kindergartenId: true } });

/** Deletes classes that were never ordered and whose last child was deleted, after this day of rest. */
export const deleteEmptyClasses = (tx: Tx, untouchedSince: Date) =>
  tx.kindergartenOrder.deleteMany({
    where: { orderId: null, updatedAt: { lt: untouchedSince }, children: { none: {} } },
  });
