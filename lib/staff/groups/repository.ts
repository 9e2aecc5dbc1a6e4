import type { Tx } from '@/lib/platform/db';

/** The class or the batch that a note is about. */
export type CommentedGroup = { readonly kindergartenId: string } | { readonly batchId: string };
type NewNote = { readonly memberId: string; readonly text: string; readonly createdAt: Date };

export const insertGroupComment = (tx: Tx, group: CommentedGroup, note: NewNote) =>
  tx.groupNote.create({ data: { ...note, ...group }, select: { id: true } });

/** What the staff wrote down about a group, in time order, with the phone of who did. */
export const listGroupComments = (tx: Tx, group: CommentedGroup) =>
  tx.groupNote.findMany({
    where: group,
    orderBy: { createdAt: 'asc' },
    select: { text: true, createdAt: true, member: { select: { phone: true } } },
  });
