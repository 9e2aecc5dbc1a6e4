import { CatalogueScreen } from '@/components/staff/catalogue/catalogue-screen';
import { getStaffLanguage, openStaffPage } from '@/lib/server/api/staff-page';
import { getCatalogue } from '@/lib/staff/server';
import '../staff.css';

/** The books that the shop sells, and its prices. */
export default async function StaffCataloguePage() {
  const { actor } = await openStaffPage('catalogue.read');
  return <CatalogueScreen catalogue={getCatalogue(await getStaffLanguage())} role={actor.role} />;
}
