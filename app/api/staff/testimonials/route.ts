import { mutation } from '@/lib/server/api';
import { staffAction } from '@/lib/server/api/staff';
import { expireTestimonials } from '@/lib/server/reviews/cached-testimonials';
import { testimonialSchema } from '@/lib/staff';
import { addTestimonial } from '@/lib/staff/server';

/** Enters what a customer said about the shop. */
export const POST = mutation(
  '/api/staff/testimonials',
  { rate: 'write', schema: testimonialSchema, idempotent: true },
  (context) =>
    staffAction(context, 'testimonials.write', async (deps) => {
      const added = await addTestimonial(context.input, deps);
      if (added.ok) await expireTestimonials();
      return added;
    }),
);
