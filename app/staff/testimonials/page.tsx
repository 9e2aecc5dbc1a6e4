import { TestimonialsScreen } from '@/components/staff/testimonials/testimonials-screen';
import { openStaffPage } from '@/lib/server/api/staff-page';
import { listTestimonials } from '@/lib/social-proof/server';
import { STAFF_LIMITS } from '@/lib/staff';
import '../staff.css';

/** What customers said about the shop, also what nobody sees yet. */
export default async function StaffTestimonialsPage() {
  const { shop, actor } = await openStaffPage('testimonials.write');
  const testimonials = await listTestimonials(shop.db, STAFF_LIMITS.listSize);
  return <TestimonialsScreen role={actor.role} testimonials={testimonials} />;
}
