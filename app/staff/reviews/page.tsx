import { ReviewsScreen } from '@/components/staff/lists/reviews-screen';
import { openStaffPage } from '@/lib/server/api/staff-page';
import { listReviews } from '@/lib/staff/server';
import '../staff.css';

/** What customers wrote about the shop. */
export default async function StaffReviewsPage() {
  const { shop, actor } = await openStaffPage('reviews.read');
  return <ReviewsScreen reviews={await listReviews(shop.db)} role={actor.role} />;
}
