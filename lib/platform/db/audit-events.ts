import type { Prisma } from './generated/client';
import type { Tx } from './index';

/** Records who did what to what: never names, phones or photos. */
export const insertAuditEvent = (tx: Tx, event: Prisma.AuditEventCreateInput) =>
  tx.auditEvent.create({ data: event, select: { id: true } });
