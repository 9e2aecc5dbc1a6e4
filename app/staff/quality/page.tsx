import { QualityScreen } from '@/components/staff/quality/quality-screen';
import { getStaffLanguage, openStaffPage } from '@/lib/server/api/staff-page';
import { parsePeriod } from '@/lib/staff';
import { getQuality } from '@/lib/staff/server';
import '../staff.css';

type Query = { readonly days?: string | readonly string[] };

/** What parents change and complain about. */
export default async function StaffQualityPage({ searchParams }: { readonly searchParams: Promise<Query> }) {
  const { shop, actor, now } = await openStaffPage('quality.read');
  const { days } = await searchParams;
  const period = parsePeriod(typeof days === 'string' ? days : '');
  const quality = await getQuality({ period, language: await getStaffLanguage() }, { db: shop.db, now });
  return <QualityScreen period={period} quality={quality} role={actor.role} />;
}
