import type { Tx } from '@/lib/platform/db';

type NewNote = { readonly orderId: string; readonly memberId: string; readonly text: string; readonly createdAt: Date };

export const insertComment = (tx: Tx, data: NewNote) => tx.orderNote.create({ data, select: { id: true } });
