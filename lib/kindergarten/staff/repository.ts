import type { GroupListing, GroupSearch } from '@/lib/orders/server';
import type { Prisma, Tx } from '@/lib/platform/db';
import { isAfter, NEWEST_FIRST } from '@/lib/platform/db/newest-first';

// What the shop's desk reads of classes. No query here selects a photo or a picture.

/** The lists of classes that the desk opens; no class pays by bank transfer. */
export type ClassList = 'all' | 'open' | 'deadline' | 'done';

const UNPAID: Prisma.KindergartenOrderWhereInput = { OR: [{ orderId: null }, { order: { paidAt: null } }] };

/** Classes that one search by phone finds at most. */
const MOST_TEACHERS = 200;

/** A visit of the page leaves an empty class behind, which nobody needs to see. */
const STARTED: Prisma.KindergartenOrderWhereInput = {
  OR: [{ orderId: { not: null } }, { kindergartenName: { not: '' } }, { children: { some: {} } }],
};

const getListWhere = (
  list: ClassList,
  { now, until }: Pick<Listing, 'now' | 'until'>,
): Prisma.KindergartenOrderWhereInput => {
  switch (list) {
    case 'all':
      return {};
    case 'open':
      return UNPAID;
    case 'deadline':
      return { AND: [UNPAID, { linkClosesAt: { gt: now, lte: until } }] };
    case 'done':
      return { order: { state: { in: ['ready', 'delivered', 'cancelled', 'refunded'] } } };
  }
};

/** The accounts of teachers with such a phone. Their ids are looked up first: a search by either table reads all of both. */
async function findTeachers(tx: Tx, phones: readonly string[]): Promise<readonly string[]> {
  if (phones.length === 0) return [];
  const rows = await tx.kindergartenOrder.findMany({
    where: { account: { OR: phones.map((phone) => ({ phone: { startsWith: phone } })) } },
    orderBy: [...NEWEST_FIRST],
    take: MOST_TEACHERS,
    select: { accountId: true },
  });
  return rows.flatMap(({ accountId }) => accountId ?? []);
}

type FoundSearch = Omit<GroupSearch, 'phones'> & { readonly accountIds: readonly string[] };

const getSearchWhere = ({
  name,
  person,
  orderIds,
  email,
  accountIds,
}: FoundSearch): Prisma.KindergartenOrderWhereInput => ({
  OR: [
    ...(name ? [{ kindergartenName: { contains: name, mode: 'insensitive' } } as const] : []),
    ...(person ? [{ contactName: { contains: person, mode: 'insensitive' } } as const] : []),
    ...(orderIds.length > 0 ? [{ orderId: { in: [...orderIds] } }] : []),
    ...(email ? [{ email: { startsWith: email, mode: 'insensitive' } } as const] : []),
    ...(accountIds.length > 0 ? [{ accountId: { in: [...accountIds] } }] : []),
  ],
});

const rowSelect = {
  id: true,
  createdAt: true,
  country: true,
  kindergartenName: true,
  contactName: true,
  email: true,
  linkClosesAt: true,
  order: { select: { id: true, number: true, state: true, tier: true, paidAt: true, totalMinor: true } },
} as const satisfies Prisma.KindergartenOrderSelect;
export type StaffClassRow = Prisma.KindergartenOrderGetPayload<{ select: typeof rowSelect }> & {
  readonly books: number;
};

type Listing = GroupListing<ClassList>;

/** By class. A count within the list's own query would count the children of all classes. */
async function countChildren(tx: Tx, ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const where = { kindergartenId: { in: [...ids] } };
  const rows = await tx.kindergartenChild.groupBy({ by: ['kindergartenId'], where, _count: true });
  return new Map(rows.map(({ kindergartenId, _count: count }) => [kindergartenId, count]));
}

/** Newest first, one page after the other. */
export async function listClassPage(
  tx: Tx,
  { list, search, after, take, ...times }: Listing,
): Promise<StaffClassRow[]> {
  const asked = search ? getSearchWhere({ ...search, accountIds: await findTeachers(tx, search.phones) }) : {};
  const rows = await tx.kindergartenOrder.findMany({
    where: { AND: [STARTED, getListWhere(list, times), asked, isAfter(after)] },
    orderBy: [...NEWEST_FIRST],
    take,
    select: rowSelect,
  });
  const counts = await countChildren(
    tx,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({ ...row, books: counts.get(row.id) ?? 0 }));
}

const classSelect = {
  ...rowSelect,
  deviceId: true,
  accountId: true,
  language: true,
  catalogueId: true,
  bookType: true,
  delivery: true,
  classToken: true,
  declaredAt: true,
  approvedAt: true,
  account: { select: { phone: true } },
  children: {
    where: { book: { deletedAt: null } },
    orderBy: [{ position: 'asc' }, { id: 'asc' }],
    select: {
      id: true,
      genderKnown: true,
      ageKnown: true,
      addedByLink: true,
      createdAt: true,
      book: { select: { id: true, childName: true, gender: true, catalogueId: true, character: true } },
    },
  },
} as const satisfies Prisma.KindergartenOrderSelect;
export type StaffClassDetails = Prisma.KindergartenOrderGetPayload<{ select: typeof classSelect }>;

/** A class with its children. */
export const findStaffClassRow = (tx: Tx, id: string): Promise<StaffClassDetails | null> =>
  tx.kindergartenOrder.findUnique({ where: { id }, select: classSelect });
