import { notFound } from 'next/navigation';
import { PostScreen } from '@/components/staff/blog/post-screen';
import { ALL_BASE_IDS, findEdition } from '@/lib/catalogue';
import { openStaffPage } from '@/lib/server/api/staff-page';
import { viewPost } from '@/lib/staff/server';
import '../../staff.css';

type Params = { readonly post: string };

/** One post of the blog, to be written and published. */
export default async function StaffPostPage({ params }: { readonly params: Promise<Params> }) {
  const { shop, actor, now } = await openStaffPage('blog.write');
  const post = await viewPost(shop.db, (await params).post, now);
  if (!post) notFound();
  const books = ALL_BASE_IDS.flatMap((id) => {
    const book = findEdition(id);
    return book ? [{ id, title: book.title }] : [];
  });
  return <PostScreen books={books} post={post} role={actor.role} />;
}
