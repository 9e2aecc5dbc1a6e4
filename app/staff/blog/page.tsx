import { PostsScreen } from '@/components/staff/blog/posts-screen';
import { openStaffPage } from '@/lib/server/api/staff-page';
import { listStaffPosts } from '@/lib/staff/server';
import '../staff.css';

/** The posts of the blog, also those that nobody reads yet. */
export default async function StaffBlogPage() {
  const { shop, actor, now } = await openStaffPage('blog.write');
  return <PostsScreen posts={await listStaffPosts(shop.db, now)} role={actor.role} />;
}
