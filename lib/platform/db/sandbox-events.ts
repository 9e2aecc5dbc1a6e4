import type { Prisma } from './generated/client';
import type { Db } from './index';

export type SandboxService = 'analytics' | 'pixel' | 'conversions';

/** Stores an event that a sandbox of analytics or advertising received. */
export async function insertSandboxEvent(db: Db, service: SandboxService, name: string, data: object): Promise<void> {
  await db.sandboxEvent.create({ data: { service, name, data: data as Prisma.InputJsonObject } });
}

/** The newest events first. */
export const listSandboxEvents = (db: Db, limit = 200) =>
  db.sandboxEvent.findMany({ orderBy: { createdAt: 'desc' }, take: limit, omit: { id: true } });

export const deleteSandboxEvents = (db: Db, before: Date) =>
  db.sandboxEvent.deleteMany({ where: { createdAt: { lt: before } } });
