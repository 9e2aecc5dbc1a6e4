import { OpenGroupScreen } from '@/components/staff/groups/open/open-group-screen';
import { listBooksInLanguage } from '@/lib/catalogue';
import { LANGUAGES } from '@/lib/markets';
import { openStaffPage } from '@/lib/server/api/staff-page';
import '../../staff.css';

/** Opens a class or a company's batch for somebody who cannot. */
export default async function StaffNewGroupPage() {
  const { actor } = await openStaffPage('groups.open');
  const books = LANGUAGES.flatMap((language) =>
    listBooksInLanguage(language)
      .filter(({ comingSoon, retired }) => !comingSoon && !retired)
      .map(({ id, title }) => ({ id, language, title })),
  );
  return <OpenGroupScreen books={books} role={actor.role} />;
}
