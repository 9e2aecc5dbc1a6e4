import type { Language } from '@/lib/markets';
import type { Tx } from '@/lib/platform/db';

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

export const insertRequest = (tx: Tx, request: NewRequest, createdAt: Date) => {
  const { orderId, accountId, email, phone, topic, description, language } = request;
  return tx.supportRequest.create({
    data: { orderId, accountId, email, phone, topic, description, language, createdAt },
  });
};

export const findRequest = (tx: Tx, id: string) =>
  tx.supportRequest.findUnique({ where: { id }, include: { order: { select: { number: true } } } });

export type RequestRow = NonNullable<Awaited<ReturnType<typeof findRequest>>>;

export const deleteRequestsBefore = (db: Tx, before: Date) =>
  db.supportRequest.deleteMany({ where: { createdAt: { lt: before } } });

/** Requests that wait for the shop. */
export const countOpenRequests = (tx: Tx) => tx.supportRequest.count({ where: { state: 'received' } });
