import { TemplatesScreen } from '@/components/staff/inbox/templates-screen';
import { openStaffPage } from '@/lib/server/api/staff-page';
import { listTemplates } from '@/lib/support/server';
import '../staff.css';

/** The beginnings of answers, in the four languages of customers. */
export default async function StaffTemplatesPage() {
  const { shop, actor } = await openStaffPage('support.answer');
  return <TemplatesScreen role={actor.role} templates={await listTemplates(shop.db)} />;
}
