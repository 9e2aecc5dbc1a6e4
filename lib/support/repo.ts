import type { Language } from '@/lib/markets';
import type { Prisma, Tx } from '@/lib/platform/db';

export type NewRequest = {
  readonly orderId: string | null;
  readonly email: string;
  readonly phone: string | null;
  readonly topic: string | null;
  readonly description: string;
  readonly language: Language;
};

/** Lets two equal requests at once follow each other, so that the second sees the first. */
export const lockText = (tx: Tx, text: string) =>
  tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${text}, 0))`;

export const sameSince = (tx: Tx, { orderId, email, topic, description }: NewRequest, since: Date) =>
  tx.supportRequest.findFirst({ where: { orderId, email, topic, description, createdAt: { gt: since } } });

export const insertRequest = (tx: Tx, request: NewRequest, createdAt: Date) =>
  tx.supportRequest.create({ data: { ...request, createdAt } });

export const requestById = (tx: Tx, id: string) =>
  tx.supportRequest.findUnique({ where: { id }, include: { order: { select: { number: true } } } });

export type RequestRow = NonNullable<Awaited<ReturnType<typeof requestById>>>;

export const noteMessage = (tx: Tx, message: Prisma.MessageSentUncheckedCreateInput) =>
  tx.messageSent.create({ data: message });

export const messageByKey = (tx: Tx, key: string) => tx.messageSent.findUnique({ where: { key } });

export const markMessageSent = (tx: Tx, key: string, providerId: string, sentAt: Date) =>
  tx.messageSent.update({ where: { key }, data: { providerId, sentAt } });

export const markMessageFailed = (tx: Tx, key: string, failedCode: string) =>
  tx.messageSent.updateMany({ where: { key, sentAt: null }, data: { failedCode } });
