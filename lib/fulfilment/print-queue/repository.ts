import type { Prisma, Tx } from '@/lib/platform/db';
import type { ShipmentState } from '../states';

// What the shop's desk reads of books at the print houses. No query here selects a picture, a photo or a child.

/** States in which a print house still has the book. */
const QUEUED: readonly ShipmentState[] = ['submitted', 'accepted', 'printing'];

const rowSelect = {
  id: true,
  provider: true,
  state: true,
  order: {
    select: {
      id: true,
      number: true,
      kind: true,
      country: true,
      dispatchBy: true,
      groupOrder: { select: { id: true, number: true } },
      book: { select: { catalogueId: true } },
    },
  },
} as const satisfies Prisma.ShipmentSelect;
export type PrintQueueRow = Prisma.ShipmentGetPayload<{ select: typeof rowSelect }>;

const fileSelect = { ...rowSelect, interiorKey: true, coverKey: true } as const;
export type PrintFilesRow = Prisma.ShipmentGetPayload<{ select: typeof fileSelect }>;

const INCLUDED = { in: ['confirmed', 'printing'] } as const satisfies Prisma.EnumOrderStateFilter;
const ORDER = [
  { order: { dispatchBy: { sort: 'asc', nulls: 'last' } } },
  { id: 'asc' },
] as const satisfies readonly Prisma.ShipmentOrderByWithRelationInput[];

type Listing = {
  /** `null`: every print house. */
  readonly provider: string | null;
  /** Only what was promised before then. */
  readonly promisedBefore: Date | null;
  /** The last row of the page before. */
  readonly after?: { readonly dispatchBy: Date | null; readonly id: string } | undefined;
  readonly take: number;
};

/** What the queue shows after this row: the days that follow, and those without one last. */
const getAfterWhere = ({ dispatchBy, id }: NonNullable<Listing['after']>): Prisma.ShipmentWhereInput =>
  dispatchBy
    ? {
        OR: [
          { order: { dispatchBy: { gt: dispatchBy } } },
          { order: { dispatchBy }, id: { gt: id } },
          { order: { dispatchBy: null } },
        ],
      }
    : { order: { dispatchBy: null }, id: { gt: id } };

/** Books that the print houses have, the earliest promised day first. */
export const listPrintQueue = (tx: Tx, { provider, promisedBefore, after, take }: Listing) =>
  tx.shipment.findMany({
    where: {
      state: { in: [...QUEUED] },
      ...(provider && { provider }),
      order: { state: INCLUDED, ...(promisedBefore && { dispatchBy: { lt: promisedBefore } }) },
      ...(after && { AND: [getAfterWhere(after)] }),
    },
    orderBy: [...ORDER],
    take,
    select: rowSelect,
  });

/** How many books each print house has, by its name. */
export async function countPrintQueue(tx: Tx): Promise<readonly { readonly house: string; readonly books: number }[]> {
  const counted = await tx.shipment.groupBy({
    by: ['provider'],
    where: { state: { in: [...QUEUED] }, order: { state: INCLUDED } },
    orderBy: { provider: 'asc' },
    _count: true,
  });
  return counted.map(({ provider, _count }) => ({ house: provider, books: _count }));
}

/** The files of these books, as far as a print house still has them, in the order of the queue. */
export const listPrintFiles = (tx: Tx, ids: readonly string[]) =>
  tx.shipment.findMany({
    where: { id: { in: [...ids] }, state: { in: [...QUEUED] } },
    orderBy: [...ORDER],
    select: fileSelect,
  });
