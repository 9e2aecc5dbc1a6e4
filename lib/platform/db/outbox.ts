import type { Db } from './index';

type OutboxRow = {
  readonly channel: 'sms' | 'email';
  readonly to: string;
  readonly subject: string | null;
  readonly text: string;
  readonly html: string | null;
  readonly createdAt: Date;
};

/** Stores a message that a sandbox provider would have sent. */
export async function insertOutboxMessage(db: Db, message: OutboxRow): Promise<void> {
  await db.outboxMessage.create({ data: message });
}

/** The messages that sandbox providers would have sent, to anybody or to one phone or mailbox, newest first. */
export const listOutboxMessages = (db: Db, to: string | null = null, limit = 200) =>
  db.outboxMessage.findMany({
    ...(to !== null && { where: { to } }),
    orderBy: [{ createdAt: 'desc' }],
    take: limit,
    omit: { id: true },
  });

export const deleteOutboxMessages = (db: Db, before: Date) =>
  db.outboxMessage.deleteMany({ where: { createdAt: { lt: before } } });
