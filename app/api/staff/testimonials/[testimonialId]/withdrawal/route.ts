import { mutation } from '@/lib/server/api';
import { staffAction } from '@/lib/server/api/staff';
import { expireTestimonials } from '@/lib/server/reviews/cached-testimonials';
import { takeBackTestimonial } from '@/lib/staff/server';

/** Takes a testimonial off the shop at once. */
export const POST = mutation(
  '/api/staff/testimonials/[testimonialId]/withdrawal',
  { rate: 'write', idempotent: true },
  (context) =>
    staffAction(context, 'testimonials.write', async (deps) => {
      const done = await takeBackTestimonial(context.params.testimonialId, deps);
      if (done.ok) await expireTestimonials();
      return done;
    }),
);
