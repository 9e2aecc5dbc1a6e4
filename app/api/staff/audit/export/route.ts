import { isStaffLanguage, loadStaffMessages } from '@/lib/i18n/staff-messages';
import { csvReply, query } from '@/lib/server/api';
import { withStaff } from '@/lib/server/api/staff';
import { parseAuditFilter } from '@/lib/staff';
import { exportAudit } from '@/lib/staff/server';

/** What the staff did, as a CSV file. */
export const GET = query('/api/staff/audit/export', (context) =>
  withStaff(context, 'audit.read', async (deps) => {
    const asked = new URL(context.request.url).searchParams;
    const read = (name: string) => asked.get(name) ?? '';
    const language = read('language');
    const { staff } = await loadStaffMessages(isStaffLanguage(language) ? language : 'he');
    const { columns, subjects } = staff.audit;
    const texts = { columns, subjects, actions: staff.actions, roles: staff.roles };
    const filter = parseAuditFilter({ member: read('member'), action: read('action'), subject: read('subject') });
    return csvReply(await exportAudit(filter, texts, deps));
  }),
);
