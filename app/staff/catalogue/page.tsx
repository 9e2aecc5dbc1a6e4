import { CatalogueScreen } from '@/components/staff/catalogue/catalogue-screen';
import { listOverrides } from '@/lib/catalogue/server';
import { getStaffLanguage, openStaffPage } from '@/lib/server/api/staff-page';
import { getCatalogue, getOffers } from '@/lib/staff/server';
import '../staff.css';

/** The books that the shop sells, and its prices. */
export default async function StaffCataloguePage() {
  const { shop, actor, now } = await openStaffPage('catalogue.read');
  const language = await getStaffLanguage();
  const [switches, offers] = await Promise.all([listOverrides(shop.db), getOffers(shop.db, language, now)]);
  return <CatalogueScreen catalogue={getCatalogue(language, switches)} offers={offers} role={actor.role} />;
}
