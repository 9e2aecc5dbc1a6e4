import { mutation } from '@/lib/server/api';
import { staffAction } from '@/lib/server/api/staff';
import { expireTestimonials } from '@/lib/server/reviews/cached-testimonials';
import { testimonialSchema } from '@/lib/staff';
import { changeTestimonial } from '@/lib/staff/server';

/** Saves a testimonial; readers see the change at once where it is shown. */
export const POST = mutation(
  '/api/staff/testimonials/[testimonialId]',
  { rate: 'write', schema: testimonialSchema, idempotent: true },
  (context) =>
    staffAction(context, 'testimonials.write', async (deps) => {
      const saved = await changeTestimonial(context.params.testimonialId, context.input, deps);
      if (saved.ok) await expireTestimonials();
      return saved;
    }),
);
