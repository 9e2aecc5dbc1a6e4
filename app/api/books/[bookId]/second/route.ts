import { addedReadingSchema } from '@/lib/books';
import { mutation } from '@/lib/server/api';
import { attachAddedReply, deleteAddedReply } from '@/lib/server/api/photos/added-photo';

const ROUTE = '/api/books/[bookId]/second';

/** Stores the second hero that a parent's browser read from a photo, which it did not send. */
export const POST = mutation(ROUTE, { rate: 'write', schema: addedReadingSchema }, (context) =>
  attachAddedReply('second', context),
);

/** 'Delete now' for what was read from the photo of the second hero. */
export const DELETE = mutation(ROUTE, { rate: 'write' }, (context) => deleteAddedReply('second', context));
