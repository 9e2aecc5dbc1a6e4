import { mutation } from '@/lib/server/api';
import { staffAction } from '@/lib/server/api/staff';
import { expireTestimonials } from '@/lib/server/reviews/cached-testimonials';
import { removeTestimonial } from '@/lib/staff/server';

/** Deletes a testimonial for good. */
export const POST = mutation(
  '/api/staff/testimonials/[testimonialId]/deletion',
  { rate: 'write', idempotent: true },
  (context) =>
    staffAction(context, 'testimonials.write', async (deps) => {
      const done = await removeTestimonial(context.params.testimonialId, deps);
      if (done.ok) await expireTestimonials();
      return done;
    }),
);
