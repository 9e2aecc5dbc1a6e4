import type { Language } from '@/lib/markets';
import type { Prisma, Tx } from '@/lib/platform/db';

export type NewRequest = {
  readonly orderId: string | null;
  /** Who was signed in; a request belongs to the account whatever address or phone it names. */
  readonly accountId: string | null;
  readonly email: string;
  readonly phone: string | null;
  readonly topic: string | null;
  readonly description: string;
  readonly language: Language;
};

/** Serializes two equal requests, so that the second sees the first. */
export const lockText = (tx: Tx, text: string) =>
  tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${text}, 0))`;

export const findDuplicate = (tx: Tx, { orderId, email, topic, description }: NewRequest, since: Date) =>
  tx.supportRequest.findFirst({ where: { orderId, email, topic, description, createdAt: { gt: since } } });

export const insertRequest = (tx: Tx, request: NewRequest, createdAt: Date) =>
  tx.supportRequest.create({ data: { ...request, createdAt } });

export const findRequest = (tx: Tx, id: string) =>
  tx.supportRequest.findUnique({ where: { id }, include: { order: { select: { number: true } } } });

export type RequestRow = NonNullable<Awaited<ReturnType<typeof findRequest>>>;

export const deleteRequestsBefore = (db: Tx, before: Date) =>
  db.supportRequest.deleteMany({ where: { createdAt: { lt: before } } });

const OPEN = { state: { not: 'closed' } } as const satisfies Prisma.SupportRequestWhereInput;

export const countOpenRequests = (tx: Tx) => tx.supportRequest.count({ where: OPEN });

/** The oldest first. */
export const listOpenRequests = (tx: Tx, take: number) =>
  tx.supportRequest.findMany({
    where: OPEN,
    orderBy: { createdAt: 'asc' },
    take,
    select: {
      id: true,
      email: true,
      phone: true,
      topic: true,
      description: true,
      createdAt: true,
      order: { select: { id: true, number: true } },
    },
  });
