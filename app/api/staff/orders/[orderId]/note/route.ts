import { mutation } from '@/lib/server/api';
import { staffAction } from '@/lib/server/api/staff';
import { noteSchema } from '@/lib/staff';
import { addNote } from '@/lib/staff/server';

/** Writes down a note about an order. */
export const POST = mutation(
  '/api/staff/orders/[orderId]/note',
  { rate: 'write', schema: noteSchema, idempotent: true },
  (context) => staffAction(context, 'orders.note', (deps) => addNote(context.params.orderId, context.input.text, deps)),
);
