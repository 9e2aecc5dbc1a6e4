import { mutation } from '@/lib/server/api';
import { staffAction } from '@/lib/server/api/staff';
import { templateSchema } from '@/lib/staff';
import { writeTemplate } from '@/lib/staff/server';

/** Keeps the text of a template in one language. */
export const POST = mutation(
  '/api/staff/templates',
  { rate: 'write', schema: templateSchema, idempotent: true },
  (context) => staffAction(context, 'support.answer', (deps) => writeTemplate(context.input, deps)),
);
