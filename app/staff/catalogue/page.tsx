import { CatalogueScreen } from '@/components/staff/catalogue/catalogue-screen';
import { listOverrides } from '@/lib/catalogue/server';
import { getStaffLanguage, openStaffPage } from '@/lib/server/api/staff-page';
import { getCatalogue } from '@/lib/staff/server';
import '../staff.css';

/** The books that the shop sells, and its prices. */
export default async function StaffCataloguePage() {
  const { shop, actor } = await openStaffPage('catalogue.read');
  const catalogue = getCatalogue(await getStaffLanguage(), await listOverrides(shop.db));
  return <CatalogueScreen catalogue={catalogue} role={actor.role} />;
}
