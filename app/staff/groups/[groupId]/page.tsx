import { notFound } from 'next/navigation';
import { GroupScreen } from '@/components/staff/groups/group-screen';
import { getStaffLanguage, openStaffPage } from '@/lib/server/api/staff-page';
import { getGroup } from '@/lib/staff/server';
import '../../staff.css';

type Params = { readonly groupId: string };

/** One class or company with everything that happened to it, and what this role may do. */
export default async function StaffGroupPage({ params }: { readonly params: Promise<Params> }) {
  const { shop, actor, now } = await openStaffPage('groups.read');
  const { groupId } = await params;
  const language = await getStaffLanguage();
  const group = await getGroup(groupId, { db: shop.db, actor, now, shopUrl: shop.env.SHOP_URL, language });
  if (!group) notFound();
  return <GroupScreen group={group} role={actor.role} />;
}
